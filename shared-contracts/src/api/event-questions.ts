import { type Static, Type } from 'typebox';
import { emailAddress } from './accounts.ts';
import { captchaToken } from './captcha.ts';
import { filledText, oneLine, reference, writeSchema } from './write.ts';

/** Longest question, in characters. */
export const QUESTION_LENGTH = 1500;

/** `POST /api/event_questions`: 202. Of somebody signed in, name and address are those of the account (docs/domain/events.md#questions). */
export const EventQuestionCreate = writeSchema('EventQuestionCreate', {
  event: reference('events'),
  question: filledText(QUESTION_LENGTH),
  name: Type.Optional(oneLine(80)),
  email: Type.Optional(emailAddress),
  captcha: Type.Optional(captchaToken),
});
export type EventQuestionCreate = Static<typeof EventQuestionCreate>;
