const used =
  /(?:link|code|gutschein|ticket|token|pin|tan|karte|pass|ausweis|schlüssel|einladung|lizenz|passwort|kennwort|coupon|voucher|schein|marke|zertifikat|punkte|guthaben|abo|abonnement|berechtigung|zugang|vollmacht|url|adresse|vignette|mitgliedschaft)(?:s|e|n|en|es)?(?!\p{L})/iu
const valid = /(?<!\p{L})(?:gültig|ungültig|Gültigkeit|nutzbar|einlösbar|verwendbar)(?!\p{L})/u

/** Whether somebody uses a thing, so that its end is seen by trying to: a code, unlike a reservation or a price. */
export function isUsed(thing: string, sentence: string): boolean {
  return used.test(thing) || valid.test(sentence)
}

const amounts =
  /^(?:(?:der|die|das) )?(?:Gesamt|Rest)\p{Ll}{3,}|(?:saldo|guthaben|summe|pauschale|gebühr(?:en)?|zuschlag|erstattung|entgelt|kosten)$/iu

/** Whether a name is that of a quantity that the product works out, which nobody enters. */
export function isWorkedOut(name: string): boolean {
  return amounts.test(name.trim())
}
