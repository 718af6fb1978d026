import { ContentMove, ContentRestoration, ContentTransition } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import type { ResourceDeps } from '../../records/index.ts';
import { binPage, recoverPage } from './bin-page.repository.ts';
import { movePage } from './move-page.repository.ts';
import { NoBody, pageStepRoute } from './page-step.route.ts';
import { restoreVersion } from './restore-version.repository.ts';
import { takePageStep } from './take-page-step.ts';

/** Everything the office does to a page besides writing its draft. */
export function pageStepRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  pageStepRoute(app, deps, {
    name: 'transition',
    summary: 'Seite veröffentlichen oder verbergen: jetzt, zu einer Zeit, oder doch nicht',
    access: 'contents.transition',
    body: ContentTransition,
    errors: [409, 422],
    act: takePageStep,
  });
  pageStepRoute(app, deps, {
    name: 'move',
    summary: 'Seite mit allen darunter verschieben',
    access: 'contents.move',
    body: ContentMove,
    errors: [409, 422],
    act: movePage,
  });
  pageStepRoute(app, deps, {
    name: 'restoration',
    summary: 'Eine frühere Fassung zum Entwurf machen',
    access: 'contents.restore',
    body: ContentRestoration,
    errors: [422],
    act: (tx, step, { version }) => restoreVersion(tx, step, version),
  });
  pageStepRoute(app, deps, {
    name: null,
    summary: 'Seite in den Papierkorb legen',
    access: 'contents.remove',
    body: NoBody,
    errors: [409],
    act: binPage,
  });
  pageStepRoute(app, deps, {
    name: 'recovery',
    summary: 'Seite aus dem Papierkorb holen',
    access: 'contents.restore',
    body: NoBody,
    inBin: true,
    errors: [409],
    act: recoverPage,
  });
}
