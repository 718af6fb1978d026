/** What the forms of a tour's page send; `npm run validators` compiles it. */
export {
  EventMessageCreate,
  EventNotesPatch,
  EventReportInput,
  TextMessageCreate,
  TourDraftPatch,
} from '@firn/shared-contracts/api';
