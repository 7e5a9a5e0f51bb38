import type { RouteTarget } from '@halte/contract';
import { queryOfTrip } from '@halte/contract/trip';
import { formatList, useLocale, useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ErrorIcon, SearchIcon } from '@halte/ui/icons';
import { type FormEvent, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { PLACE_FIELD_ID, SUBMIT_ID } from '../../screen/formIds.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { PointRole } from '../../trip/model.ts';
import { nextToFill, ticked } from '../../trip/rules.ts';
import { PlaceShortcuts } from '../home/PlaceShortcuts.tsx';
import { placeErrors, samePlaceErrors } from './errors.ts';
import { FormChips } from './FormChips.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import css from './TripForm.module.css';
import { useFormInAddress } from './useFormInAddress.ts';

const FIELD_ORDER: readonly PointRole[] = ['DEPARTURE', 'VIA', 'ARRIVAL'];

/** The form of a trip. Submitting it opens the results. Its values are in the shared state, so that they outlive the screen. */
export function TripForm() {
  const t = useTranslate('trip-planner');
  const locale = useLocale();
  const { navigation, tenant } = useHost();
  const { trips } = useTripPlanner();
  const { trip } = useSnapshot(trips.state);
  /** Whether an incomplete form was submitted. */
  const [isInvalid, setInvalid] = useState(false);
  /** The element to focus once what was chosen is rendered. */
  const [focused, setFocused] = useState<{ readonly id: string; readonly isOpened?: boolean } | null>(null);
  const errors = isInvalid ? placeErrors(trip) : samePlaceErrors(trip);
  const missing = FIELD_ORDER.filter((role) => errors[role] === 'missing');
  useFormInAddress();

  // After the errors are rendered: a field with an error does not open its list of places, which would cover the others.
  useEffect(() => {
    const element = focused && document.getElementById(focused.id);
    element?.focus();
    if (focused?.isOpened) element?.click();
  }, [focused]);

  /** Replaces the history entry where the form is shown at the address of the results, because that address has no complete trip. */
  function openResults(results: RouteTarget): void {
    if (navigation.current.get().name === results.name) navigation.replace(results);
    else navigation.go(results);
  }

  function search(): void {
    const { trip: searched, now } = trips.state;
    const found = placeErrors(searched);
    const wrong = FIELD_ORDER.find((role) => found[role]);
    if (!wrong) {
      openResults({ name: 'trip-planner-results', query: queryOfTrip(ticked(searched, now), tenant.timeZone) });
      return;
    }
    setInvalid(true);
    setFocused({ id: PLACE_FIELD_ID[wrong] });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    search();
  }

  /** The next empty field, or the search where there is none. */
  function goOn(next: PointRole | null): void {
    if (next) setFocused({ id: PLACE_FIELD_ID[next], isOpened: true });
    else search();
  }

  /** The last missing place starts the search. A place that replaces another does not: the traveller may change both. */
  function onChosen(): void {
    const wasComplete = nextToFill(trip) === null;
    if (wasComplete) setFocused({ id: SUBMIT_ID });
    else goOn(nextToFill(trips.state.trip));
  }

  return (
    <>
      <form
        className={css.form}
        action={navigation.href({ name: 'trip-planner' })}
        method="get"
        onSubmit={submit}
        noValidate
        aria-label={t('form.label')}
      >
        {missing.length > 0 && (
          <p className={css.summary} role="alert">
            <Icon of={ErrorIcon} />
            {t('summary', {
              count: missing.length,
              places: formatList(
                missing.map((role) => t(`summary.${role}`)),
                locale,
              ),
            })}
          </p>
        )}
        <PlaceFields errors={errors} onChosen={onChosen} />
        <FormChips onVia={() => setFocused({ id: PLACE_FIELD_ID.VIA })} onSearch={search} />
        <Button id={SUBMIT_ID} className={css.submit} variant="primary" type="submit" icon={<Icon of={SearchIcon} />}>
          {t('search')}
        </Button>
      </form>
      <PlaceShortcuts onFilled={() => goOn(nextToFill(trips.state.trip))} />
    </>
  );
}
