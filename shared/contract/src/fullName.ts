/** First and last name as the account system gives them; null when it gives neither. */
export function fullName(attributes: Readonly<Record<string, unknown>>): string | null {
  const parts = [attributes['firstName'], attributes['lastName']].map((part) =>
    typeof part === 'string' ? part.trim() : '',
  );
  return parts.filter(Boolean).join(' ') || null;
}
