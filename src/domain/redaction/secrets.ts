import { type Hit, lineBefore, matchesOf } from './hit.ts'

/**
 * Keys and tokens by the shape their issuer gives them, and values next to names such as "password". The shapes are public
 * facts, published by the issuers and by secret scanners. Scanners themselves need Node, and this runs in the browser.
 */
const shapes: RegExp[] = [
  // A key block loses its end when a ticket is cut.
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----[A-Za-z0-9+/=\s:,.-]{0,8000}?(?:-----END [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----|$)/g,
  /\bey[A-Za-z0-9_-]{15,}\.ey[A-Za-z0-9_-]{15,}\.[A-Za-z0-9_-]*/g, // JSON Web Token
  /\bATATT3[A-Za-z0-9_\-=]{20,}/g, // Atlassian
  /\b(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b/g, // AWS
  /\bgh[pousr]_[A-Za-z0-9]{36,}\b/g,
  /\bgithub_pat_[A-Za-z0-9_]{22,}\b/g,
  /\bgl(?:pat|dt|rt|ptt|cbt|soat)-[A-Za-z0-9_-]{20,}/g, // GitLab
  /\bxox[abeprs]-[A-Za-z0-9-]{10,}/g, // Slack
  /https:\/\/hooks\.slack\.com\/services\/[A-Za-z0-9/]{20,}/g,
  /https:\/\/discord(?:app)?\.com\/api\/webhooks\/\d+\/[\w-]{20,}/g,
  /https:\/\/[\w.-]{1,100}\.webhook\.office\.com\/[\w@/-]{20,}/g,
  /\b[sr]k_(?:live|test|prod)_[A-Za-z0-9]{10,}\b/g, // Stripe
  /\bwhsec_[A-Za-z0-9+/=]{20,}/g,
  /\bsk-(?:ant-|proj-|svcacct-|or-v1-)?[A-Za-z0-9_-]{20,}/g, // Anthropic, OpenAI, OpenRouter
  /\bAIza[A-Za-z0-9_-]{35}/g, // Google
  /\bya29\.[A-Za-z0-9_-]{20,}/g,
  /\bGOCSPX-[A-Za-z0-9_-]{20,}/g,
  /\bnpm_[A-Za-z0-9]{36}\b/g,
  /\bpypi-[A-Za-z0-9_-]{16,}/g,
  /\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/g, // SendGrid
  /\b(?:AC|SK)[0-9a-f]{32}\b/g, // Twilio
  /\bkey-[0-9a-f]{32}\b/g, // Mailgun
  /\bdo[opr]_v1_[0-9a-f]{64}\b/g, // DigitalOcean
  /\bhf_[A-Za-z0-9]{30,}\b/g,
  /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}\b/g, // Shopify
  /\bsq0[a-z]{3}-[A-Za-z0-9_-]{22,}/g, // Square
  /\bsb[ps]_[A-Za-z0-9_]{20,}/g, // Supabase
  /\bdapi[0-9a-f]{32}\b/g, // Databricks
  /\bhv[bs]\.[A-Za-z0-9_-]{20,}/g, // Vault
  /\b\d{8,10}:AA[A-Za-z0-9_-]{33}\b/g, // Telegram
  /\bAccountKey=(?<hit>[A-Za-z0-9+/=]{40,})/g, // Azure
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{1,100}:(?<hit>[^\s@/]{3,200})@/gi, // the password of an address
  /\b(?:Bearer|Basic)\s+(?<hit>[A-Za-z0-9._~+/-]{16,}=*)/g,
]

/** A name, at most a few words ("password for staging"), a sign of assignment, a value. */
const named =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]{1,20}[_-]){0,3}(?:pass(?:word|wd|phrase|code)?|pwd|secret|token|api[ _-]?key|access[ _-]?key|client[ _-]?secret|private[ _-]?key|credentials?|contrase(?:ñ|n)a|clave|passwort|kennwort|zugangscode|mot de passe|mdp|senha|palavra-passe)(?:["']?\s{0,3}(?:=|:=|:|=>)\s{0,3}|\s(?:is|ist|es|est|é|lautet)\s)["'`“„«]?\s?(?<hit>[^\s"'`“”„«»,;]{6,200})/giu

/** In bits per character: below it, a value is a word rather than a key. */
const enoughEntropy = 2.5

export function findSecrets(text: string): Hit[] {
  const hits = shapes.flatMap((shape) => matchesOf(shape, text, (hit) => hit.length > 0))
  hits.push(...matchesOf(named, text, (value, start) => looksLikeSecret(value) && !isAddress(text, start)))
  return hits
}

/** Rules such as "password: minimum 8 characters" and placeholders such as `token=<your-token>` are no secrets. */
function looksLikeSecret(value: string): boolean {
  const bare = value.replace(/[.)\]}]+$/, '')
  if (bare.length < 6 || /^[<{[$(%*•.]|^(?:x{3,}|\*{3,}|…)/i.test(bare)) return false
  if (!/\d/.test(bare) && !/[^\p{L}\p{N}._/()-]/u.test(bare)) return false
  if (/^[\d.,:%/-]+\p{L}{0,3}$/u.test(bare) && bare.length < 12) return false
  return entropy(bare) >= enoughEntropy
}

/** `https://…?token: x` is covered by its shape; a label such as "Token: https://…" names a page. */
function isAddress(text: string, start: number): boolean {
  return (
    /^(?:https?|ftp):/i.test(text.slice(start, start + 6)) ||
    /\b(?:e-?mail|url|link)\W{0,3}$/.test(lineBefore(text, start))
  )
}

function entropy(value: string): number {
  const counts = new Map<string, number>()
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length)
  return bits
}
