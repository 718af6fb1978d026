// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { MessageRuleCreate, MessageRulePatch } from './message-rule.validator.ts';

export declare const validateMessageRuleCreate: SchemaValidator<MessageRuleCreate>;
export declare const validateMessageRulePatch: SchemaValidator<MessageRulePatch>;
