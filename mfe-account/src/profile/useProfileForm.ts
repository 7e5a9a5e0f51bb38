import { ApiProblem } from '@halte/api';
import { EVENTS } from '@halte/contract';
import { useHost } from '@halte/ui/host';
import { useState } from 'react';
import type { ProfileGroup } from './fields.ts';
import {
  CURRENT_PASSWORD,
  changesOf,
  type FieldViolation,
  needsPassword,
  refusedField,
  todayIn,
  type Values,
  valuesOf,
  violationsOf,
} from './form.ts';
import { useChangedAttributes } from './useAttributes.ts';
import { type Attributes, updateAttributes } from './userWeb.ts';

const NO_VIOLATIONS: readonly FieldViolation[] = [];
const UNAUTHORIZED = 401;

/** The attributes as they are shown while a change is sent: without the password, which is none. */
function withChanges(
  before: Attributes,
  { password: _password, ...changes }: Readonly<Record<string, unknown>>,
): Attributes {
  const after = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(after);
}

/** The typed values, their problems, and the result of saving them. */
export function useProfileForm(groups: readonly ProfileGroup[], attributes: Attributes) {
  const host = useHost();
  const { session, tenant } = host;
  const changed = useChangedAttributes();
  const fields = groups.flatMap((group) => group.fields);
  const [before, setBefore] = useState(() => valuesOf(fields, attributes));
  const [values, setValues] = useState<Values>(before);
  const [violations, setViolations] = useState(NO_VIOLATIONS);
  const [outcome, setOutcome] = useState<'saved' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const changes = changesOf(fields, values, before);
  const needsCurrent = needsPassword(changes);

  function showViolations(found: readonly FieldViolation[]): void {
    setViolations(found);
    setAttempts((count) => count + 1);
  }

  function begin(next: Values): void {
    setBefore(next);
    setValues(next);
    setViolations(NO_VIOLATIONS);
    setError(null);
  }

  function failed(problem: unknown): void {
    const refused = problem instanceof ApiProblem ? refusedField(problem, fields) : null;
    if (refused) {
      showViolations([refused]);
      return;
    }
    host.report(problem, 'profile');
    setError(problem);
    if (problem instanceof ApiProblem && problem.status === UNAUTHORIZED)
      window.dispatchEvent(new CustomEvent(EVENTS.refreshToken));
  }

  /** Shows the change everywhere while it is sent, and takes it back when it is refused; what was typed stays in the form. */
  async function send(): Promise<void> {
    const shown = session.state.get().attributes;
    session.setAttributes(withChanges(shown, changes));
    setSaving(true);
    try {
      const current = needsCurrent ? { [CURRENT_PASSWORD]: values[CURRENT_PASSWORD] } : {};
      const saved = await updateAttributes(host, { ...changes, ...current });
      changed(saved);
      begin(valuesOf(fields, saved));
      setOutcome('saved');
    } catch (problem) {
      session.setAttributes(shown);
      failed(problem);
    } finally {
      setSaving(false);
    }
  }

  return {
    values,
    violations,
    /** Counts the saves that were refused because of fields. */
    attempts,
    outcome,
    error,
    isSaving,
    needsCurrent,
    isDirty: Object.keys(changes).length > 0,
    change(name: string, value: string): void {
      setValues((typed) => ({ ...typed, [name]: value }));
      setViolations((found) => found.filter((violation) => violation.name !== name));
      setOutcome(null);
    },
    reset: () => begin(before),
    async save(): Promise<void> {
      const found = violationsOf(fields, values, before, todayIn(tenant.timeZone));
      if (isSaving) return;
      showViolations(found);
      setError(null);
      setOutcome(null);
      if (found.length > 0) return;
      if (Object.keys(changes).length === 0) setOutcome('saved');
      else await send();
    },
  };
}
