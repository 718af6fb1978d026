import { VatRateResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { vatRatesReads } from './vat-rates.read-model.ts';

/** VAT rates: read only. */
export async function vatRatesModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'vat_rates',
    type: 'VatRate',
    title: { one: 'Mehrwertsteuersatz', many: 'Mehrwertsteuersätze' },
    schema: VatRateResponse,
    filters: filters({ title: 'title', 'properties[]': null }),
    pageSize: 100,
    ...vatRatesReads,
  });
}
