import { createHash } from 'node:crypto';
import type { AlertAnswer } from '@halte/engine/api/alerts';
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { languageOf } from '../../common/language.ts';
import { alertAnswer } from '../../network/alertAnswer.ts';
import type { AlertIndex } from '../../realtime/alerts.ts';
import type { AlertScope } from '../../realtime/resolve/model.ts';
import { allowCaching } from '../plugins/caching.ts';

export type AlertAnswers = Static<typeof AlertAnswer>[];

/** Alerts appear at any time, so responses with alerts are cached only briefly. */
const CACHE_SECONDS = 60;

/** The alerts about `scope` in a time range, in the language of the request. */
export function alertsForRequest(
  request: FastifyRequest,
  { feed, alerts }: { readonly feed: Feed; readonly alerts: AlertIndex },
  scope: AlertScope,
  { from, to }: { readonly from: EpochSeconds; readonly to: EpochSeconds },
): AlertAnswers {
  const language = languageOf(request);
  return alerts.about(scope, from, to).map((alert) => alertAnswer(alert, language, feed.timeZone));
}

/** Lets browsers cache a response that changes only with the timetable and these alerts. */
export function cacheWithAlerts(reply: FastifyReply, version: string, alertAnswers: AlertAnswers): void {
  const state = createHash('sha256').update(JSON.stringify(alertAnswers)).digest('base64url').slice(0, 12);
  allowCaching(reply, `${version}-${languageOf(reply.request)}-${state}`, CACHE_SECONDS);
}
