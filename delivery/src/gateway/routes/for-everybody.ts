/** Any host may mount a remote (docs/interface.md#http): what is in a release is public. */
export const FOR_EVERYBODY = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
