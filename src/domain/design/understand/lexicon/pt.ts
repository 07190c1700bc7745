import { english } from './en.ts'
export const portuguese = english
