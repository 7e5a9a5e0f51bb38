import { HEADERS } from './server.ts';

export interface StrangerCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly authorization?: string;
  readonly body?: string;
}

export function sendCall(url: string, { method, path, authorization, body }: StrangerCall): Promise<Response> {
  const { 'content-type': type, ...key } = HEADERS;
  const headers = { ...key, ...(authorization ? { authorization } : {}), ...(body ? { 'content-type': type } : {}) };
  return fetch(url + path, { method, headers, ...(body ? { body } : {}) });
}
