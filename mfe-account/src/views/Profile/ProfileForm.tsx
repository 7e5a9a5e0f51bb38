import { useLocale, useTranslate, useTranslateKey } from '@halte/i18n';
import { Button, Card, Notice, TextField } from '@halte/ui';
import { useEffect, useEffectEvent } from 'react';
import { AccountProblem } from '../../frame/AccountProblem.tsx';
import { autocompleteOf, type ProfileField, type ProfileGroup } from '../../profile/fields.ts';
import { CURRENT_PASSWORD, type FieldViolation } from '../../profile/form.ts';
import { useProfileForm } from '../../profile/useProfileForm.ts';
import type { Attributes } from '../../profile/userWeb.ts';
import { Confirmation } from './Confirmation.tsx';
import { DayField } from './DayField.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import styles from './Profile.module.css';
import { fieldId, focusField, ViolationSummary } from './ViolationSummary.tsx';

/** Fields shown two per row. */
const NARROW = ['firstName', 'lastName', 'zipCode', 'city'];

interface ProfileFormProps {
  readonly groups: readonly ProfileGroup[];
  readonly attributes: Attributes;
}

export function ProfileForm({ groups, attributes }: ProfileFormProps) {
  const t = useTranslate('account');
  const key = useTranslateKey('account');
  const locale = useLocale();
  const form = useProfileForm(groups, attributes);
  const { values, violations, outcome } = form;

  const { attempts } = form;

  const focusFirstViolation = useEffectEvent(() => {
    const [first] = violations;
    if (first) focusField(first.name);
  });
  // Once after each refused save, not while the traveller mends the fields.
  useEffect(() => {
    if (attempts > 0) focusFirstViolation();
  }, [attempts]);

  const labelOf = ({ name, label }: ProfileField) => label?.[locale] ?? key(`personalData.${name}`);
  const textOf = ({ violation, count = 0 }: FieldViolation) => t(`profile.violation.${violation}`, { count });
  const isShown = ({ name }: ProfileField) => name !== CURRENT_PASSWORD || form.needsCurrent;
  const fields = groups.flatMap((group) => group.fields);

  function hintOf({ name, type }: ProfileField): string | undefined {
    if (type === 'date') return t('profile.hint.date');
    if (name === 'email' && !form.needsCurrent) return t('profile.hint.email');
    return name === 'password' ? t('profile.hint.password') : undefined;
  }

  return (
    <>
      <ViolationSummary
        fields={violations.flatMap(({ name }) => fields.filter((field) => field.name === name))}
        labelOf={labelOf}
      />
      {outcome === 'saved' && <Notice tone="success" title={t('profile.saved')} />}
      {form.error !== null && (
        <AccountProblem title={t('profile.notSaved')} error={form.error} note={t('profile.stillHere')} />
      )}
      <Card className={styles.card}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          {groups.map((group) => (
            <fieldset key={group.id} className={styles.group}>
              <legend>{t(`profile.group.${group.id}`)}</legend>
              {group.fields.filter(isShown).map((field) => {
                const violation = violations.find(({ name }) => name === field.name);
                const isOptional = !field.required && field.name !== CURRENT_PASSWORD;
                const common = {
                  id: fieldId(field.name),
                  className: NARROW.includes(field.name) ? undefined : styles.wide,
                  label: (
                    <>
                      {labelOf(field)} {isOptional && <span className={styles.optional}>{t('profile.optional')}</span>}
                    </>
                  ),
                  hint: hintOf(field),
                  error: violation && textOf(violation),
                  autoComplete: autocompleteOf(field.name),
                  'aria-required': field.required || undefined,
                  value: values[field.name] ?? '',
                };
                const change = (value: string) => form.change(field.name, value);
                return field.type === 'date' ? (
                  <DayField key={field.name} {...common} onChange={change} />
                ) : (
                  <TextField
                    key={field.name}
                    {...common}
                    type={field.type}
                    onChange={({ target }) => change(target.value)}
                  />
                );
              })}
              {group.id === 'credentials' && attributes.emailVerified === false && <Confirmation />}
            </fieldset>
          ))}
          <div className={styles.bar}>
            <Button type="submit" variant="primary" busy={form.isSaving}>
              {form.isSaving ? t('profile.saving') : t('profile.save')}
            </Button>
            {form.isDirty && (
              <Button variant="quiet" onClick={form.reset}>
                {t('profile.cancel')}
              </Button>
            )}
          </div>
        </form>
      </Card>
      <LeaveGuard isDirty={form.isDirty} />
    </>
  );
}
