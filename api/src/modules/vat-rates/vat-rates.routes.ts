import { VatRateCreate, VatRatePatch, VatRateResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { vatRateRules } from './vat-rate-rules.read-model.ts';
import { vatRateUsage } from './vat-rate-usages.read-model.ts';
import { vatRatesReads } from './vat-rates.read-model.ts';
import { vatRateKind } from './vat-rates.repository.ts';

/** VAT rates: read by everybody, written by super admins. */
export async function vatRatesModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'vat_rates',
    type: 'VatRate',
    title: { one: 'Mehrwertsteuersatz', many: 'Mehrwertsteuersätze' },
    schema: VatRateResponse,
    filters: filters({ title: 'title', 'properties[]': null }),
    pageSize: 100,
    ...vatRatesReads,
    writes: {
      kind: vatRateKind,
      create: VatRateCreate,
      patch: VatRatePatch,
      defaults: async () => ({ title: '', category: 'UNO' as const, percent: 0, validFrom: '' }),
      rules: vatRateRules,
      usedBy: vatRateUsage,
    },
  });
}
