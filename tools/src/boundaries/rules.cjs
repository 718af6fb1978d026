/**
 * Who may import whom: ARCHITECTURE.md, «Rooms». Each comment is the sentence the offender reads.
 * `parser: swc` below is vital: with TypeScript 7 the default parser reads 0 modules and finds nothing.
 */
const REMOTE = '(?:examples/)?mfe-[a-z]+';
const WORKSPACES = `shared-contracts|shared-ui|shell|${REMOTE}|remote-build|api|delivery|create-remote|e2e|tools`;
/** A workspace whose name a rule needs again as `$1`. */
const ROOM = '((?:examples/)?[^/]+)';

/** Where SQL may stand. */
const PERSISTENCE = '\\.(table|repository|read-model)\\.ts$';
const TESTS = '(\\.test\\.tsx?$|(^|/)(testing|test)/|-conformance\\.ts$)';
const BUILT = '(^|/)(dist|\\.types|\\.cache)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  /** What rules of folders do not count: a test may go anywhere, and tables refer to each other as rows do. */
  notInFolders: `(${BUILT}|${TESTS}|\\.table\\.ts$)`,
  forbidden: [
    rule(
      'contracts-import-nothing',
      'shared-contracts is the bottom: it may import no other workspace.',
      { path: '^shared-contracts/src/' },
      { path: `^(${WORKSPACES})/`, pathNot: '^shared-contracts/' },
    ),
    rule(
      'ui-imports-contracts-only',
      'shared-ui is compiled into every remote: it may import shared-contracts and nothing else.',
      { path: '^shared-ui/src/' },
      { path: `^(${WORKSPACES})/`, pathNot: '^(shared-ui|shared-contracts)/' },
    ),
    rule(
      'remote-not-to-remote',
      'Remotes meet at run time only. Move what both need to shared-ui or the contract.',
      { path: `^(${REMOTE})/src/` },
      { path: `^${REMOTE}/`, pathNot: '^$1/' },
    ),
    rule(
      'remote-to-shared-only',
      'A remote may import shared-contracts, shared-ui and itself; everything else it gets from ShellServices.',
      { path: `^${REMOTE}/src/` },
      { path: '^(shell|remote-build|api|delivery|create-remote|e2e|tools)/' },
    ),
    rule(
      'shell-not-to-remote',
      'The shell knows no remote: it learns all from the registry.',
      { path: '^shell/src/' },
      { path: `^(${REMOTE}|remote-build|api|delivery|create-remote|e2e|tools)/` },
    ),
    rule(
      'backend-to-contracts-only',
      'The API and delivery share shared-contracts with the front end and nothing else.',
      { path: '^(api|delivery)/(src|test)/' },
      { path: `^(shared-ui|shell|${REMOTE}|create-remote|e2e|tools)/` },
    ),
    rule(
      'only-firn-dev-builds',
      'The backend builds nothing: `firn dev` alone may import remote-build.',
      { path: '^(api|delivery)/(src|test)/', pathNot: '^delivery/src/cli/commands/dev(-preview)?\\.ts$' },
      { path: '^remote-build/' },
    ),
    rule(
      'build-to-contracts-only',
      'Teams build with remote-build outside this checkout: it may import shared-contracts and nothing else.',
      { path: '^remote-build/src/', pathNot: '^remote-build/src/harness/page/' },
      { path: `^(${WORKSPACES})/`, pathNot: '^(remote-build|shared-contracts)/' },
    ),
    rule(
      'harness-page-to-shared-only',
      'The page of the harness goes into a browser: it may import shared-contracts, shared-ui and the harness.',
      { path: '^remote-build/src/harness/page/' },
      {
        path: `^(${WORKSPACES})/`,
        pathNot: '^(remote-build/src/harness|shared-contracts|shared-ui)/',
      },
    ),
    rule(
      'create-imports-nothing',
      'create-remote runs before anything is installed: it may import no other workspace.',
      { path: '^create-remote/src/' },
      { path: `^(${WORKSPACES})/`, pathNot: '^create-remote/' },
    ),
    rule(
      'api-and-delivery-apart',
      'The API and delivery talk over HTTP, never by import.',
      { path: '^(api|delivery)/(src|test)/' },
      { path: '^(api|delivery)/', pathNot: '^$1/' },
    ),
    rule(
      'e2e-is-a-black-box',
      'Journeys use the product from outside: no import of any workspace.',
      { path: '^e2e/', pathNot: '^e2e/ecosystem/' },
      { path: `^(${WORKSPACES})/`, pathNot: '^e2e/' },
    ),
    rule(
      'ecosystem-imports-contracts-only',
      'e2e/ecosystem is code of other teams: of ours it has the packages they install, and those are the contracts.',
      { path: '^e2e/ecosystem/' },
      { path: `^(${WORKSPACES})/`, pathNot: '^(e2e/(ecosystem|node_modules)|shared-contracts)/' },
    ),
    rule(
      'feature-not-to-feature',
      'A feature never imports another. Move what both need to src/shared of the remote.',
      { path: `^${ROOM}/src/features/([^/]+)/` },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'feature-not-to-app',
      'src/app wires features together; a feature does not know it.',
      { path: `^${ROOM}/src/features/` },
      { path: '^$1/src/app/' },
    ),
    rule(
      'feature-front-door',
      'A feature is entered by its index.ts, or by one of its pages, which become chunks of their own.',
      { path: `^${ROOM}/src/app/` },
      { path: '^$1/src/features/', pathNot: '(/index\\.tsx?|\\.page\\.tsx)$' },
    ),
    rule(
      'shared-not-up',
      'src/shared of a remote knows no feature and not the app.',
      { path: `^(${REMOTE})/src/shared/` },
      { path: '^$1/src/(features|app)/' },
    ),
    rule(
      'testing-stays-in-tests',
      'Test helpers never ship.',
      {
        path: `^${ROOM}/src/`,
        // The harness is a test shell on a screen, and Jest's setup runs in tests: neither ships.
        pathNot: '(/testing/|\\.test\\.tsx?$|-conformance\\.ts$|^remote-build/src/(harness|jest)/)',
      },
      { path: '(/src/testing/|^[^/]+/test/)' },
    ),
    rule(
      'module-front-door',
      'An API module is entered by its index.ts; only persistence files may reach the tables of others.',
      { path: '^api/src/modules/([^/]+)/', pathNot: '\\.(table|repository|read-model|test)\\.ts$' },
      { path: '^api/src/modules/', pathNot: '(^api/src/modules/$1/|/index\\.ts$)' },
    ),
    rule(
      'tables-may-join-tables',
      'A persistence file may reach tables, read models and index.ts of other modules, nothing else.',
      { path: '^api/src/modules/([^/]+)/.*\\.(table|repository|read-model)\\.ts$' },
      {
        path: '^api/src/modules/',
        pathNot: '(^api/src/modules/$1/|/index\\.ts$|\\.(table|read-model)\\.ts$)',
      },
    ),
    rule(
      'routes-not-to-database',
      'Routes hand a use case, a repository or a read model what a request says; tables are behind those.',
      { path: '\\.routes\\.ts$' },
      { path: '(\\.table\\.ts$|^api/src/db/)' },
    ),
    rule(
      'sql-in-persistence-files',
      'SQL lives in *.table.ts, *.repository.ts and *.read-model.ts: ask one of those for what you need.',
      { path: '^api/src/', pathNot: `(^api/src/(db|seed)/|${PERSISTENCE}|\\.test\\.ts$)` },
      {
        path: '((^|/)node_modules/drizzle-orm/|\\.table\\.ts$)',
        // Rows and errors may be spoken of.
        pathNot: '/drizzle-orm/errors\\.',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'routes-in-routes-files',
      'A plugin wires a module together; each address it has is declared in a *.routes.ts.',
      { path: '^api/src/.*\\.plugin\\.ts$' },
      { path: '^api/src/lib/(define|item)-route\\.ts$' },
    ),
    rule(
      'domain-is-pure',
      'Domain files import domain files and shared-contracts only: no I/O, no framework, no clock.',
      { path: '\\.domain\\.ts$' },
      { pathNot: '(\\.domain\\.ts$|^shared-contracts/src/)' },
    ),
    rule(
      'delivery-gateway-on-top',
      'In delivery the gateway puts the other rooms together; none of them knows it. Let it pass in what you need.',
      { path: '^delivery/src/', pathNot: '(^delivery/src/(gateway|testing)/|\\.test\\.ts$)' },
      { path: '^delivery/src/gateway/' },
    ),
    rule(
      'gateway-not-to-tools',
      'The gateway loads neither `firn` nor the browser of `--verify`: those are its clients.',
      { path: '^delivery/src/gateway/' },
      { path: '^delivery/src/(cli|verify)/' },
    ),
    rule('no-circular', 'A circle of imports has no order to read it in.', {}, { circular: true }),
    {
      ...rule(
        'no-folder-circles',
        'Two folders that import each other are one room with two names: move what both need to a third.',
        { path: `^(${WORKSPACES})/src/` },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule('no-unresolvable', 'The import leads nowhere.', {}, { couldNotResolve: true }),
    rule(
      'declared-dependencies-only',
      'Add the package to the dependencies of this workspace, with a reason in its README.',
      {
        path: `^(${WORKSPACES})/src/`,
        pathNot: '(\\.test\\.tsx?$|/testing/|-conformance\\.ts$|^tools/|^remote-build/src/jest/)',
      },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: BUILT },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
