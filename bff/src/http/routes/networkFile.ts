import { isoOfDay } from '@halte/engine/common/zone';
import { timetableOf } from '@halte/engine/timetable/realtime/overlay';
import { type Encoding, encodingFor } from '@halte/server/acceptedEncoding';
import type { FastifyReply } from 'fastify';
import { getNetworkFile, getNetworkFileOffer, NETWORK_FILE_TYPE } from '../../api/operations/networkFile.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { notFound } from '../../problems/requestError.ts';
import type { NetworkFile, NetworkFiles } from '../../workers/networkFiles.ts';
import { sendTagged } from '../plugins/caching.ts';
import type { App } from '../plugins/typedApp.ts';

const OFFER_SECONDS = 300;
const FOREVER = 'public, max-age=31536000, immutable';

export function networkFileRoutes(app: App, snapshot: () => NetworkSnapshot, files: NetworkFiles): void {
  app.get('/api/v1/network/offline', getNetworkFileOffer, async (_request, reply) => {
    const feed = timetableOf(snapshot().feed);
    const offer = await files.offer(feed);
    const answer =
      typeof offer === 'string'
        ? { refusal: offer }
        : {
            file: {
              id: offer.id,
              version: offer.version,
              path: `/networks/${offer.id}/${offer.version}.htn`,
              name: feed.name,
              lastDay: isoOfDay(feed.lastDay),
              bytes: offer.bytes.length,
              compressedBytes: offer.br.length,
              hasShapes: offer.hasShapes,
            },
          };
    sendTagged(reply, answer, OFFER_SECONDS);
    return answer;
  });

  app.get('/networks/:id/:version.htn', getNetworkFile, async ({ params: { id, version }, headers }, reply) => {
    const file = await files.find(timetableOf(snapshot().feed), id, version);
    if (!file) throw notFound('network-file-not-found', `The network "${id}" has no file of the version "${version}".`);
    return sendFile(reply, file, encodingFor(headers['accept-encoding']));
  });
}

/** Compressed once, better than answers are. */
function sendFile(reply: FastifyReply, file: NetworkFile, encoding: Encoding | null): FastifyReply {
  if (encoding) reply.header('content-encoding', encoding);
  reply.type(NETWORK_FILE_TYPE).header('cache-control', FOREVER);
  return reply.send(Buffer.from(encoding ? file[encoding] : file.bytes));
}
