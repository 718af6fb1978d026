import {
  REASON_LENGTH,
  RELEASE_NAME_PATTERN,
  VERSION_LENGTH,
  VERSION_PATTERN,
} from '@firn/shared-contracts/delivery';
import { Type } from 'typebox';
import { LABEL_PATTERN, REASON_PATTERN } from '../../shared/ajv-sentence.ts';

/** What several routes take. */
export const Name = Type.String({ pattern: RELEASE_NAME_PATTERN });
export const Version = Type.String({ pattern: VERSION_PATTERN, maxLength: VERSION_LENGTH });
/** One line: control characters would forge rows when the audit log is printed. */
export const Reason = Type.String({ pattern: REASON_PATTERN, maxLength: REASON_LENGTH.maximum });
export const Label = Type.String({ pattern: LABEL_PATTERN, maxLength: 60 });
