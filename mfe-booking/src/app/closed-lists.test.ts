import { PERSONAS } from '@firn/shared-contracts/testing';
import { BOOKING_STATE_LABELS, PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS } from '@firn/shared-ui/labels';
import { testEveryValue } from '@firn/shared-ui/testing';
import { harness } from '../testing/harness.ts';
import { remote } from './remote.ts';

testEveryValue({
  remote,
  harness,
  user: PERSONAS.guest,
  labels: [BOOKING_STATE_LABELS, PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS],
});
