import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { testEveryValue } from '@firn/shared-ui/testing';
import { harness } from '../testing/harness.ts';
import { remote } from './remote.ts';

testEveryValue({ remote, harness, labels: [EVENT_TYPE_LABELS] });
