import { type DescribedRoute, lowerFirst, type Resource } from './described-routes.ts';
import { fieldContext, supportedProperties } from './hydra-property.ts';

const HYDRA = 'http://www.w3.org/ns/hydra/core#';
const asId = { '@type': '@id' };

/**
 * Inlined: the context on w3.org would be fetched at run time and is out of reach offline
 * (docs/wire-format.md#documentation).
 */
const documentationContext = (docs: string) => ({
  '@vocab': `${docs}#`,
  hydra: HYDRA,
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  schema: 'https://schema.org/',
  label: 'rdfs:label',
  domain: { '@id': 'rdfs:domain', ...asId },
  range: { '@id': 'rdfs:range', ...asId },
  expects: { '@id': 'hydra:expects', ...asId },
  returns: { '@id': 'hydra:returns', ...asId },
});

const isItem = ({ url }: DescribedRoute): boolean => url.endsWith('/:id');

function operation({ method, summary, body, url }: DescribedRoute, name: string): object {
  const listed = method === 'GET' && !url.endsWith('/:id');
  return {
    '@type': 'hydra:Operation',
    'hydra:method': method,
    'hydra:title': summary,
    label: summary,
    returns: method === 'DELETE' ? 'owl:Nothing' : listed ? 'hydra:Collection' : `#${name}`,
    ...(body && { expects: `#${name}` }),
  };
}

function supportedClass(resource: Resource, resources: readonly Resource[]): object {
  return {
    '@id': `#${resource.name}`,
    '@type': 'hydra:Class',
    'hydra:title': resource.name,
    label: resource.name,
    'hydra:supportedProperty': supportedProperties(resource, resources),
    'hydra:supportedOperation': resource.operations
      .filter(isItem)
      .map((route) => operation(route, resource.name)),
  };
}

/** The classic form: the newest one of API Platform makes its own parser throw (docs/wire-format.md#documentation). */
function entrypointProperty({ name, path, operations }: Resource): object {
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#Entrypoint/${lowerFirst(name)}`,
      '@type': 'hydra:Link',
      label: path.replace('/api/', ''),
      domain: '#Entrypoint',
      range: [
        'hydra:Collection',
        {
          'owl:equivalentClass': {
            'owl:onProperty': { '@id': 'hydra:member' },
            'owl:allValuesFrom': { '@id': `#${name}` },
          },
        },
      ],
      'hydra:supportedOperation': operations
        .filter((route) => !isItem(route))
        .map((route) => operation(route, name)),
    },
    'hydra:title': path.replace('/api/', ''),
    'hydra:readable': true,
    'hydra:writeable': false,
  };
}

const plainProperty = (owner: string, name: string) => ({
  '@type': 'hydra:SupportedProperty',
  'hydra:property': {
    '@id': `#${owner}/${name}`,
    '@type': 'rdf:Property',
    label: name,
    domain: `#${owner}`,
    range: 'xsd:string',
  },
  'hydra:title': name,
  'hydra:readable': true,
  'hydra:writeable': false,
});

/** `GET /api/docs.jsonld` (docs/wire-format.md#documentation). `origin` is the one visitors use. */
export function apiDocumentation(resources: readonly Resource[], origin: string): object {
  return {
    '@context': documentationContext(`${origin}/api/docs.jsonld`),
    '@id': '/api/docs.jsonld',
    '@type': 'hydra:ApiDocumentation',
    'hydra:title': 'Firn',
    'hydra:description': 'Touren, Kurse und Buchungen',
    'hydra:entrypoint': '/api',
    'hydra:supportedClass': [
      ...resources.map((resource) => supportedClass(resource, resources)),
      {
        '@id': '#Entrypoint',
        '@type': 'hydra:Class',
        'hydra:title': 'Entrypoint',
        'hydra:supportedProperty': resources.map(entrypointProperty),
        'hydra:supportedOperation': {
          '@type': 'hydra:Operation',
          'hydra:method': 'GET',
          'hydra:title': 'Einstieg',
          label: 'Einstieg',
          returns: '#Entrypoint',
        },
      },
      {
        '@id': '#ConstraintViolationList',
        '@type': 'hydra:Class',
        'hydra:title': 'ConstraintViolationList',
        label: 'ConstraintViolationList',
        'hydra:supportedProperty': ['propertyPath', 'message'].map((name) =>
          plainProperty('ConstraintViolationList', name),
        ),
      },
    ],
  };
}

export function entrypoint(resources: readonly Resource[]): object {
  return {
    '@context': '/api/contexts/Entrypoint',
    '@id': '/api',
    '@type': 'Entrypoint',
    ...Object.fromEntries(resources.map(({ name, path }) => [lowerFirst(name), path])),
  };
}

/** `GET /api/contexts/{name}`; null for an unknown name. */
export function contextOf(name: string, resources: readonly Resource[], origin: string): object | null {
  const base = { '@vocab': `${origin}/api/docs.jsonld#`, hydra: HYDRA };
  if (name === 'Entrypoint') {
    const entries = resources.map(({ name: each }) => {
      const key = lowerFirst(each);
      return [key, { '@id': `Entrypoint/${key}`, '@type': '@id' }];
    });
    return { '@context': { ...base, ...Object.fromEntries(entries) } };
  }
  if (['Error', 'ConstraintViolation', 'Me'].includes(name)) return { '@context': base };
  const resource = resources.find((candidate) => candidate.name === name);
  return resource ? { '@context': { ...base, ...fieldContext(resource, resources) } } : null;
}
