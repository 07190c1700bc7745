/** Verbs of English by their infinitive. A word counts as a verb only if one of these yields it. */
export const verbs: ReadonlySet<string> = new Set(
  `
abandon abolish abort abstain accelerate accept access accommodate accrue acknowledge activate adapt add
adjourn adjudicate adjust administer admit adopt advance advise agree aim alight align allocate allow alter
amend amortise annotate announce anonymise anonymize answer appear append apply approve arbitrate archive
arrange arrest arrive ask assemble assess assign assist assume attach attempt attend auction authenticate
authorise authorize avoid await back backorder bake balance ban barter bear beat beep begin behave belong bill
bind blink block book boost borrow bounce brake breach break brew bring broadcast browse build bundle butcher
buy bypass cache calculate calibrate call cancel canvass capture carry cast catalogue catch cater cause cease
certify change charge chase check choose circulate cite claim classify clean clear click clone close coincide
collapse collect collide combine come comment commit commute compare compensate compete compile complain
complete compose compress compute conceal conclude conduct confirm confuse connect conserve consider consist
consult consume contain continue contribute convene convert cook cooperate coordinate copy correct correspond
cost count countersign cover create crop cross curate cut deactivate debit debug decant decide declare decline
decode decorate decrease decrypt deduct default defer define dehumidify delay delegate delete deliver demote
deny depend deploy deposit depreciate deprovision deregister describe deselect destroy detect determine develop
diagnose dial dictate die differ dim direct disable disappear discard discharge disconnect discount discover
discuss disembark disinfect dismantle dismiss dispatch display dispute disregard distribute divide do dock
donate double downgrade download drag draw drive drop dry duck duplicate earn edit elapse elect eliminate email
embark embed emerge emit employ empty enable enchant encode encrypt end endorse enforce engage enjoy enlarge
enlist enquire enrol ensure enter equip erase escalate escape escort establish estimate evaluate evict examine
excavate exceed exchange exclude execute exempt exhibit exist exit expand expect expire explain export expose
express extend fail failover fall favour feed feel ferment fertilise fetch fill filter find finish fire fit fix
flag flash fly focus fold follow force forfeit forget format forward foster found freeze fulfil fundraise
furlough furnish garnish gather generate get give go govern grab graduate grant grey groom group grow halve
hand handle happen harvest hear hide highlight hire hit hold humidify hurt identify ignore illuminate
illustrate impact implement imply import improve include increase incur indemnify index indicate inform inherit
initialise initiate inject injure inoculate inquire insert insist inspect install insulate insure integrate
intend interact intercept interpret interrupt introduce invalidate invest investigate invite involve irrigate
isolate issue itemise iterate join jump justify keep kill label land lapse last launch lead learn leave lend
lengthen let limit link lint list listen litigate load localise locate lock lodge log lose lower mail maintain
make manage manipulate manufacture mark marry mask match maximise measure mediate medicate meet mention merge
message microchip migrate minimise miss moderate modify moor motivate mount move mow mute name navigate need
negotiate neuter nominate normalise notarise note notify number oblige obscure observe obtain occupy occur
offboard offer omit onboard open operate oppose opt order orient originate outbid overcharge overdraw overlap
override overrule overtake overwrite own paddle palletise park parse participate pass paste pause pave pay peel
penalise perceive perform permit persist pick pin place play pledge plug point polish populate post postpone
pour precede predict prefer prefill prefix preload premiere preorder prepare prepay prescribe preselect
preserve press presume prevent preview print prioritise probe proceed process produce prohibit promote prompt
proofread propose protect prove provide provision prune pseudonymise publish punish purchase purge pursue put
qualify quarantine queue quit quote raise rate ratify reach react read realise rearrange reassess reassign
rebook reboot rebuild recalculate recalibrate receive recharge reckon recognise recognize recommend reconcile
record recover recruit recycle redact redeem redeliver redirect redo redraw reduce reenter refactor refer
reflect reformat refresh refrigerate refuel refund refuse register rehabilitate rehearse rehome reimburse
reinstate reissue reject relabel relate relax relay release reload relocate rely remain remark remedy remember
remind remit remove rename render renew reopen reorder repack repair repay repeal repeat replace replicate
reply report represent reproduce request require rerun rescan reschedule rescue resend reserve reset reside
resign resist resize resolve resort respawn respect respond restart restock restore restrict resubmit result
resume retain retire retract retrieve retry return retype reuse revalidate reveal reverse revert review revoke
rewind rewrite ring ripple rise rivet roast rotate round route run sail sanction satisfy save say scale scan
schedule scramble scroll sculpt seal search secure see seek seize select sell send separate serve set settle
sew shake share shear shelve ship shorten show shrink shut sign sit skip slaughter sleep solder sort sow spawn
speak specify spend split sponsor spread squeeze stamp start state stay steal steer step sterilise stock stop
store stream strike sublet submit subscribe subtract succeed suggest summarise supersede supervise supply
support surrender survive suspend swap swear swim swipe switch sync synchronise synchronize syndicate tag take
tap teach teleport tell tend terminate thaw think throttle throw tick toggle tolerate total tow trace track
transact transfer transform transition translate transmit triage trigger trim truncate try turn type unassign
unblock uncheck undercharge undergo underline understand underwrite undo unequip unfold unfreeze unite unlink
unload unlock unmute unpin unplug unpublish unset unsubscribe untick unwrap unzip update upgrade upload urge
use vacate vaccinate validate vanish varnish vary ventilate verify view visit visualise void vote wait waive
wake want warm warn warrant wash wear weigh weld widen win wipe wish withdraw withhold witness work wrap write
zoom rent appeal bid contest refill enroll unenrol delist watch file
hover lift enroll unfollow bookmark unarchive dispense monitor reprint pack unpack contest appeal reactivate configure customise customize personalise
personalize transcribe lease detach revise replay uninstall reissue restock reorder
`
    .trim()
    .split(/\s+/),
)
