import {
  BOOKING_PERSON_STATE_LABELS,
  BOOKING_STATE_LABELS,
  EVENT_STATE_LABELS,
  EVENT_TYPE_LABELS,
  GUIDE_LEVEL_LABELS,
  MATERIAL_ORDER_STATE_LABELS,
  OFFER_STATE_LABELS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATUS_LABELS,
} from '@firn/shared-ui/labels';
import { testEveryValue } from '@firn/shared-ui/testing';
import { harness } from '../testing/harness.ts';
import { remote } from './remote.ts';

testEveryValue({
  remote,
  harness,
  labels: [
    BOOKING_PERSON_STATE_LABELS,
    BOOKING_STATE_LABELS,
    EVENT_STATE_LABELS,
    EVENT_TYPE_LABELS,
    GUIDE_LEVEL_LABELS,
    MATERIAL_ORDER_STATE_LABELS,
    OFFER_STATE_LABELS,
    PAYMENT_METHOD_LABELS,
    PAYMENT_STATUS_LABELS,
  ],
});
