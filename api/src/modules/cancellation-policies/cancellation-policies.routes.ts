import {
  CancellationPolicyVersionCreate,
  CancellationPolicyVersionPatch,
  CancellationPolicyVersionResponse,
  cancellationPolicyViolations,
} from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps, type RuleContext } from '../../records/index.ts';
import { cancellationPoliciesReads } from './cancellation-policies.read-model.ts';
import {
  type CancellationPolicyRecord,
  cancellationPolicyKind,
  nextVersionNumber,
} from './cancellation-policies.repository.ts';

const BEGUN =
  'Nach dieser Fassung ist schon gebucht worden oder wird heute gebucht: sie bleibt, wie sie ist.';

/** Bookings of a day all get the same version, so a version begins tomorrow or later, and once begun it stays. */
function dayViolations(
  { validFrom }: CancellationPolicyRecord,
  { before, now }: RuleContext<CancellationPolicyRecord>,
): Violation[] {
  const today = zurichDate(now);
  if (before && before.validFrom <= today) return [{ propertyPath: 'validFrom', message: BEGUN }];
  if (validFrom > today) return [];
  return [{ propertyPath: 'validFrom', message: 'Eine neue Fassung gilt frühestens ab morgen.' }];
}

/** Terms of cancellation: read by everybody, written by super admins as versions. */
export async function cancellationPoliciesModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'cancellation_policies',
    type: 'CancellationPolicyVersion',
    title: { one: 'Fassung der Annullationsbedingungen', many: 'Fassungen der Annullationsbedingungen' },
    schema: CancellationPolicyVersionResponse,
    filters: filters({ 'properties[]': null }),
    pageSize: 100,
    ...cancellationPoliciesReads,
    writes: {
      kind: cancellationPolicyKind,
      create: CancellationPolicyVersionCreate,
      patch: CancellationPolicyVersionPatch,
      defaults: async (tx, { preset = 'with_nights' }) => ({
        preset,
        number: await nextVersionNumber(tx, preset),
        validFrom: '',
        tiers: [],
      }),
      rules: async (_tx, next, context) => [
        ...dayViolations(next, context),
        ...cancellationPolicyViolations(next),
      ],
      keeps: ({ validFrom }) => (validFrom > zurichDate(deps.clock()) ? null : BEGUN),
    },
  });
}
