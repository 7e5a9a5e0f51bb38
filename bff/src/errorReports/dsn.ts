/** Where error reports are sent: the DSN of Sentry, or of a server that takes the same, such as GlitchTip. */
export interface Dsn {
  readonly envelopeUrl: string;
  readonly publicKey: string;
}

/** Null for text that is no DSN. */
export function dsnOf(text: string): Dsn | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) return null;
  const [, path = '', project] = /^(\/(?:[^/]+\/)*)(\d+)$/.exec(url.pathname) ?? [];
  if (!project || !/^[\w-]+$/.test(url.username) || url.password) return null;
  return { envelopeUrl: `${url.protocol}//${url.host}${path}api/${project}/envelope/`, publicKey: url.username };
}
