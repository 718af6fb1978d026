import { aCollection, createTestShell } from '@firn/shared-contracts/testing';

const GUIDE = {
  '@id': '/api/users/018f0000-0000-7000-8000-0000000000aa',
  id: '018f0000-0000-7000-8000-0000000000aa',
  slug: 'ursina-caflisch',
  fullName: 'Ursina Caflisch',
  guideLevel: 'guide3',
  presentedOnWebsite: true,
  portraitText: 'Aufgewachsen im Engadin.',
};

/** What every remote is given: an element of the page, and the stand-in in place of Firn's shell. */
export function remoteProps() {
  const shell = createTestShell({
    path: '/team',
    api: {
      'GET /api/users': aCollection('/api/users', [GUIDE]),
      'GET /api/extended_media_objects': aCollection('/api/extended_media_objects', []),
    },
  });
  const onError = (error) => {
    throw error;
  };
  return { domElement: document.getElementById('region'), shell, serverData: null, onError };
}

/** Folder of a release at Firn's gateway, as the test passes it. */
export const RELEASE = new URLSearchParams(location.search).get('release');
