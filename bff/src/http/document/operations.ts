import { exampleOf } from './examples.ts';
import { headersNamed, parameterNamed } from './headers.ts';
import { isObject, type JsonObject } from './json.ts';
import { otherResponses } from './responses.ts';
import { headersOf, type Traits } from './traits.ts';

/** What is gathered of all operations, to be written once. */
export interface Components {
  readonly schemas: JsonObject;
  readonly responses: JsonObject;
}

/** An operation as a stranger needs it: with examples, headers, and all that it can answer. */
export function completed(operation: JsonObject, traits: Traits, components: Components): JsonObject {
  const { parameters, requestBody, responses, ...rest } = operation;
  const headers = [
    ...(traits.localized ? [parameterNamed('AcceptLanguage')] : []),
    ...(traits.isTagged ? [parameterNamed('IfNoneMatch')] : []),
  ];
  const all = [...(Array.isArray(parameters) ? parameters.map(withExample) : []), ...headers];
  return {
    ...rest,
    // Explicit, because readers of the document take its absence for an omission.
    security: rest['security'] ?? [],
    ...(all.length > 0 ? { parameters: all } : {}),
    ...(isObject(requestBody) ? { requestBody: { ...requestBody, ...withContent(requestBody, components) } } : {}),
    responses: { ...successes(responses, traits, components), ...otherResponses(traits, components.responses) },
  };
}

function successes(responses: unknown, traits: Traits, components: Components): JsonObject {
  const entries = Object.entries(isObject(responses) ? responses : {});
  return Object.fromEntries(
    entries.map(([status, response]) => [
      status,
      {
        description: typeof traits.answers === 'string' ? traits.answers : traits.answers[status],
        headers: headersNamed(headersOf(traits)),
        ...(status === '204' ? {} : withContent(response, components)),
      },
    ]),
  );
}

function withContent(described: unknown, { schemas }: Components): JsonObject {
  const content = isObject(described) && isObject(described['content']) ? described['content'] : {};
  const entries = Object.entries(content).map(([type, media]) => {
    const example = isObject(media) ? exampleOf(media['schema'], schemas) : undefined;
    // An example of the whole is beside the schema already.
    return [type, { ...(example === undefined ? {} : { example }), ...(media as JsonObject) }];
  });
  return { content: Object.fromEntries(entries) };
}

/** What makes requests from the document looks for the example of a parameter beside its schema. */
function withExample(parameter: unknown): unknown {
  if (!isObject(parameter) || !isObject(parameter['schema']) || 'example' in parameter) return parameter;
  const example = exampleOf(parameter['schema'], {});
  return example === undefined ? parameter : { ...parameter, example };
}
