/** For tests: a receiver of OTLP over HTTP in JSON, which shares no code with the sender. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly status: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

export interface OtlpReceiver {
  readonly address: string;
  readonly spans: readonly ReceivedSpan[];
  /** Bodies as they came. */
  readonly bodies: readonly string[];
  /** Attributes of the sender. */
  readonly resource: Readonly<Record<string, unknown>>;
  /** Resolves once so many spans of these came, so far or later. */
  waitFor(count: number, isWanted: (span: ReceivedSpan) => boolean): Promise<readonly ReceivedSpan[]>;
  close(): void;
}

interface KeyValue {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface WireSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly KeyValue[];
  readonly status?: { readonly code?: number };
  readonly events?: readonly unknown[];
}

interface WireBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
}

const plain = (pairs: readonly KeyValue[] = []) =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));
const milliseconds = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1_000n) / 1_000;

function spanOf(span: WireSpan): ReceivedSpan {
  const { traceId, spanId, parentSpanId = '', name, kind, status, attributes } = span;
  const [from, to] = [milliseconds(span.startTimeUnixNano), milliseconds(span.endTimeUnixNano)];
  return {
    traceId,
    spanId,
    parentSpanId,
    name,
    kind,
    status: status?.code ?? 0,
    attributes: plain(attributes),
    from,
    to,
  };
}

/** @param answer for a receiver that does not answer 200 at once. */
export async function startOtlpReceiver(
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    void response.setHeader('content-type', 'application/json').end('{}'),
): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  let resource = {};
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST' && request.url === '/v1/traces') {
      bodies.push(body);
      for (const one of (JSON.parse(body) as WireBody).resourceSpans) {
        resource = plain(one.resource.attributes);
        spans.push(...one.scopeSpans.flatMap((scope) => scope.spans.map(spanOf)));
      }
      for (const look of waiting) look();
    }
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    get resource() {
      return resource;
    },
    waitFor(count, isWanted) {
      const { promise, resolve } = Promise.withResolvers<readonly ReceivedSpan[]>();
      const look = () => {
        const wanted = spans.filter(isWanted);
        if (wanted.length < count) return;
        waiting.delete(look);
        resolve(wanted);
      };
      waiting.add(look);
      look();
      return promise;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
