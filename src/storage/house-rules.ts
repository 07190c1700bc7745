import { type HouseRules, hasHouseRules, houseRulesSchema, noHouseRules } from '#domain/generation/house-rules.ts'
import { type StoredItem, jsonItem } from './item.ts'
import { userKey } from './keys.ts'

/** The house rules of a user. They stay after signing out, like the history. */
export function houseRulesItem(userId: string): StoredItem<HouseRules> {
  return jsonItem({ key: userKey('houseRules', userId), schema: houseRulesSchema, fallback: noHouseRules })
}

/** The rules to send and to check, or undefined if the user has set none. */
export function savedHouseRules(userId: string): HouseRules | undefined {
  const rules = houseRulesItem(userId).read()
  return hasHouseRules(rules) ? rules : undefined
}
