import { testEveryValue } from '@firn/shared-ui/testing';
import { harness } from '../testing/harness.ts';
import { remote } from './remote.ts';

testEveryValue({ remote, harness, labels: [] });
