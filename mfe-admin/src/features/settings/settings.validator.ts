/** What the form of the settings sends; `npm run validators` compiles it. */
export { SettingsPatch } from '@firn/shared-contracts/api';
