import type { Tenant } from '@halte/contract/tenant';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostManifest } from '../remotes/manifest.ts';
import { publicTenant } from '../tenants/publicTenant.ts';
import type { FindHeader } from './findHeader.ts';
import { renderFramePage } from './framePage.ts';

export interface FrameParts {
  readonly standardBffUrl: string;
  readonly hostManifest: () => Promise<HostManifest | null>;
  readonly findHeader: FindHeader;
}

/** Answers with the page of the frame, or 404 for a tenant whose header is the product's or cannot be found. */
export function createSendFrame({ standardBffUrl, hostManifest, findHeader }: FrameParts) {
  return async (tenant: Tenant, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [host, header] = await Promise.all([hostManifest(), findHeader(tenant)]);
    reply.header('cache-control', 'no-store');
    if (!header) {
      return reply.status(404).type('text/plain; charset=utf-8').send('This tenant has no header that can be shown.');
    }
    const { html, policy } = renderFramePage({
      tenant,
      shared: publicTenant(tenant, { standardBffUrl, timeZone: 'UTC', credits: [] }),
      header,
      host: `${request.protocol}://${request.host}`,
      styles: host?.preload['main']?.css ?? [],
      fontFaces: host?.fontFaces ?? '',
    });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  };
}
