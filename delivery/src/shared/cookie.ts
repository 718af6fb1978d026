/** A `set-cookie` that no script reads and no other site sends. `maxAge` in seconds; 0 takes the cookie off. */
export function privateCookie(name: string, value: string, maxAge: number, protocol: string): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
