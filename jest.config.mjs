export default {
  projects: [
    'shared-contracts',
    'shared-ui',
    'shell',
    'mfe-public',
    'mfe-booking',
    'mfe-guide',
    'mfe-admin',
    'mfe-print',
    'examples/mfe-lawinen',
    'remote-build',
    'api',
    'delivery',
    'create-remote',
    'tools',
  ].map((workspace) => `<rootDir>/${workspace}`),
};
