import { Type } from 'typebox';

export const WEBHOOK_VARIABLES = {
  FIRN_WEBHOOK_LOOPBACK: Type.String({
    pattern: '^[01]$',
    default: '0',
    description: '0 or 1: whether webhooks may go to receivers on this machine, also by http, for tests',
  }),
};
