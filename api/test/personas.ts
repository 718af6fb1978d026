import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Db } from '../src/db/client.ts';
import { hashPassword } from '../src/modules/auth/index.ts';
import { type UserRow, users } from '../src/modules/users/users.table.ts';

export const PASSWORD = 'Gipfel-2026!';

/** The accounts of docs/interface.md#demo-accounts. */
const PERSONAS = {
  super: { email: 'super@firn.example', roles: ['ROLE_SUPER_ADMIN'] },
  admin: { email: 'admin@firn.example', roles: ['ROLE_ADMIN'] },
  guide: {
    email: 'guide@firn.example',
    roles: ['ROLE_GUIDE'],
    spontaneousTourPermission: true,
    tourCreatePermission: true,
    presentedOnWebsite: true,
    currentlyGuiding: true,
  },
  guideBasic: { email: 'guide-basic@firn.example', roles: ['ROLE_GUIDE'] },
  partner: { email: 'partner@firn.example', roles: ['ROLE_GUIDE'], groups: ['partner'] },
  gast: { email: 'gast@firn.example', roles: [] },
} satisfies Record<string, Partial<typeof users.$inferInsert>>;

export type Persona = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as Persona[];

let passwordHash: Promise<string> | undefined;

/** Adds the demo accounts; each is called Vera {Persona}. */
export async function insertPersonas(db: Db): Promise<Record<Persona, UserRow>> {
  passwordHash ??= hashPassword(PASSWORD);
  const hash = await passwordHash;
  const rows = await db
    .insert(users)
    .values(
      PERSONA_NAMES.map((name, index) => ({
        firstName: 'Vera',
        lastName: name[0]?.toUpperCase() + name.slice(1),
        code: String(1000 + index),
        passwordHash: hash,
        ...PERSONAS[name],
      })),
    )
    .returning();
  return Object.fromEntries(PERSONA_NAMES.map((name, index) => [name, rows[index]])) as Record<
    Persona,
    UserRow
  >;
}

export type Inject = (options: InjectOptions | string) => Promise<LightMyRequestResponse>;

/** Cookies as a browser keeps them. */
function rememberCookies(jar: Map<string, string>, response: LightMyRequestResponse): void {
  for (const { name, value } of response.cookies) {
    if (value) jar.set(name, value);
    else jar.delete(name);
  }
}

/** A browser of its own: keeps cookies and sends the CSRF token with every request. */
export async function browser(app: FastifyInstance): Promise<Inject> {
  const jar = new Map<string, string>();
  let csrfToken = '';
  const send: Inject = async (options) => {
    const request = typeof options === 'string' ? { url: options } : options;
    const response = await app.inject({
      ...request,
      cookies: { ...Object.fromEntries(jar), ...request.cookies },
      headers: { 'x-csrf-token': csrfToken, ...request.headers },
    });
    rememberCookies(jar, response);
    if (/^\/api\/(passkey-)?log(in|out)$/.test(String(request.url))) await refresh();
    return response;
  };
  const refresh = async () => {
    csrfToken = (await send('/api/me')).json<{ csrfToken: string }>().csrfToken;
  };
  await refresh();
  return send;
}

/** A browser that is logged in as the persona. */
export async function loginAs(app: FastifyInstance, persona: Persona): Promise<Inject> {
  const send = await browser(app);
  const payload = { email: PERSONAS[persona].email, password: PASSWORD };
  const response = await send({ method: 'POST', url: '/api/login', payload });
  if (response.statusCode !== 204) throw new Error(`login as ${persona}: ${response.body}`);
  return send;
}
