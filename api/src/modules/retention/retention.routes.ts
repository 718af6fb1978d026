import { RetentionResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readRetention } from './retention-report.ts';

/** What is kept for how long, told before anything goes (docs/domain/privacy.md#retention). */
export async function retentionModule(app: FastifyInstance, { db, clock }: ResourceDeps): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: '/api/retention',
    summary: 'Was seine Frist überschritten hat: je Art die Anzahl und das Älteste',
    access: 'retention.read',
    response: { 200: RetentionResponse },
    errors: [],
    handler: () => readRetention(db, clock()),
  });
}
