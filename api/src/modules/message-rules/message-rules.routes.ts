import {
  MessageRuleCreate,
  MessageRulePatch,
  MessageRulePreview,
  MessageRuleResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { filters } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { notFound } from '../../lib/problem.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { messageRuleRules, requireNothingSent } from './message-rule-checks.read-model.ts';
import { findRule, messageRulesReads } from './message-rules.read-model.ts';
import { messageRuleKind } from './message-rules.repository.ts';
import { previewRule } from './preview-rule.ts';

function previewRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/message_rules/:id/preview',
    summary: 'Wen eine Mitteilungsregel jetzt erreichen würde, mit der ersten Mitteilung',
    access: 'message_rules.preview',
    params: IdParams,
    response: { 200: MessageRulePreview },
    errors: [401, 403, 404],
    async handler({ params, publicOrigin: origin }) {
      const rule = await findRule(db, params.id);
      if (!rule) throw notFound();
      return previewRule(db, rule, { now: clock(), origin });
    },
  });
}

interface MessageRulesDeps extends ResourceDeps {
  /** True if a provider of SMS is connected. */
  readonly sendsTexts: boolean;
}

/** Rules of mails and SMS by time, for the office (docs/domain/mails.md#rules-by-time). */
export async function messageRulesModule(app: FastifyInstance, deps: MessageRulesDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'message_rules',
    type: 'MessageRule',
    title: { one: 'Mitteilungsregel', many: 'Mitteilungsregeln' },
    schema: MessageRuleResponse,
    filters: filters({ title: 'title', 'properties[]': null }),
    pageSize: 100,
    ...messageRulesReads,
    writes: {
      kind: messageRuleKind,
      create: MessageRuleCreate,
      patch: MessageRulePatch,
      defaults: async () => ({
        title: '',
        template: 'last_info' as const,
        audience: 'bookers' as const,
        channel: 'mail' as const,
        moment: 'before_start' as const,
        days: null,
        time: null,
        untilDays: null,
        state: null,
        subject: '',
        text: '',
        active: false,
      }),
      rules: messageRuleRules(deps.sendsTexts),
      usedBy: requireNothingSent,
    },
  });
  previewRoute(app, deps);
}
