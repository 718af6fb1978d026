/** A `set-cookie` that scripts cannot read and other sites do not send. `maxAge` in seconds; 0 removes the cookie. */
export function privateCookie(name: string, value: string, maxAge: number, protocol: string): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
