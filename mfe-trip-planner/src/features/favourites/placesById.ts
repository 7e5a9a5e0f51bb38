import { type Place, placeFrom } from '@halte/places';

/** A question for a place, and its answer. */
interface Answered {
  readonly question: { readonly params: { readonly path: { readonly id: string } } };
  readonly answer: unknown;
}

/** The places that were found, by the ids that were asked for. */
export function placesById(answers: readonly Answered[]): ReadonlyMap<string, Place> {
  return new Map(
    answers.flatMap(({ question, answer }) => {
      const { id } = question.params.path;
      const place = placeFrom(answer);
      return place ? [[id, { ...place, id }]] : [];
    }),
  );
}
