import type { mailColours } from './mail-colours.domain.ts';

type Colours = ReturnType<typeof mailColours>;

const PHONE = '@media (max-width:480px)';
const DARK = '@media (prefers-color-scheme:dark)';

/**
 * Rules for programs that read them; others draw the light colours from the attributes. `!important` wins over those
 * attributes. On a phone each label stands above its value.
 */
export const letterStyle = (light: Colours['light'], dark: Colours['dark']): string => `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:${light.link}}
${PHONE}{.inner{padding-left:16px!important;padding-right:16px!important}}
${PHONE}{.label,.value{display:block!important;width:auto!important}}
${PHONE}{.label{padding-bottom:0!important}.value{border-top:0!important;padding-top:2px!important}}
${DARK}{.page{background-color:${dark.page}!important}.ground{background-color:${dark.ground}!important}}
${DARK}{.text,.name{color:${dark.text}!important}.quiet{color:${dark.quiet}!important}}
${DARK}{.line{border-color:${dark.line}!important}a{color:${dark.link}}}
${DARK}{.ground{border-top-color:${dark.button}!important}.button{background-color:${dark.button}!important}}
${DARK}{.button a{color:${dark.buttonText}!important}.logo{background-color:#ffffff!important;padding:6px!important}}
</style>`;
