// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateSettingsPatch = Object.assign(validate10, {"required":[],"nullable":["partners[].url","replyAddress","mailLogo","iban","qrIban","vatNumber"]});
const schema11 = {"type":"object","properties":{"name":{"type":"string","maxLength":80,"pattern":"\\S"},"street":{"type":"string","maxLength":80,"pattern":"\\S"},"postalCode":{"type":"string","maxLength":10,"pattern":"\\S"},"city":{"type":"string","maxLength":60,"pattern":"\\S"},"phone":{"type":"string","maxLength":30,"pattern":"\\S"},"email":{"type":"string","format":"email","maxLength":180},"openingHours":{"type":"array","items":{"type":"object","required":["days","hours"],"properties":{"days":{"type":"string","maxLength":40,"pattern":"\\S"},"hours":{"type":"string","maxLength":80,"pattern":"\\S"}},"additionalProperties":false},"maxItems":7},"socialLinks":{"type":"array","items":{"type":"object","required":["name","url"],"properties":{"name":{"type":"string","maxLength":40,"pattern":"\\S"},"url":{"type":"string","maxLength":500,"pattern":"^https://\\S+$"}},"additionalProperties":false},"maxItems":8},"partners":{"type":"array","items":{"type":"object","required":["name","url"],"properties":{"name":{"type":"string","maxLength":60,"pattern":"\\S"},"url":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^https://\\S+$"},{"type":"null"}]}},"additionalProperties":false},"maxItems":12},"senderName":{"type":"string","maxLength":60,"pattern":"^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"},"senderAddress":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"replyAddress":{"anyOf":[{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},{"type":"null"}]},"mailFoot":{"type":"string","maxLength":600},"mailLogo":{"anyOf":[{"type":"string","pattern":"^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"mailColour":{"type":"string","pattern":"^#[0-9a-f]{6}$"},"conditionsText":{"type":"string","maxLength":20000},"sacDiscountPercent":{"type":"integer","minimum":0,"maximum":100},"paymentTermDays":{"type":"integer","minimum":0,"maximum":180},"dueBeforeStartDays":{"type":"integer","minimum":0,"maximum":180},"shortestTermDays":{"type":"integer","minimum":0,"maximum":180},"registrationDeadlineDays":{"type":"integer","minimum":0,"maximum":180},"registrationDeadlineDaysDayTour":{"type":"integer","minimum":0,"maximum":180},"materialChangeDays":{"type":"integer","minimum":0,"maximum":60},"guideContactDays":{"type":"integer","minimum":0,"maximum":60},"glacierGuestsPerGuide":{"type":"integer","minimum":1,"maximum":20},"autoConfirm":{"type":"boolean"},"autoPublishSpontaneous":{"type":"boolean"},"adminSecondFactor":{"type":"boolean"},"retentionRuns":{"type":"boolean"},"bookingsPerNetworkPerHour":{"type":"integer","minimum":0,"maximum":1000},"bookingsPerEmailPerHour":{"type":"integer","minimum":0,"maximum":1000},"heldBookingsPerNetwork":{"type":"integer","minimum":1,"maximum":1000},"heldBookingsPerEmail":{"type":"integer","minimum":1,"maximum":1000},"waitlistJumpHours":{"type":"integer","minimum":0,"maximum":720},"iban":{"anyOf":[{"type":"string","pattern":"^(CH|LI)\\d{2}[0-9A-Z]{17}$"},{"type":"null"}]},"qrIban":{"anyOf":[{"type":"string","pattern":"^(CH|LI)\\d{2}[0-9A-Z]{17}$"},{"type":"null"}]},"vatNumber":{"anyOf":[{"type":"string","pattern":"^CHE-\\d{3}\\.\\d{3}\\.\\d{3} MWST$"},{"type":"null"}]},"vatMethod":{"enum":["effective","flat_rate"]},"flatRatePercent":{"type":"number","minimum":0,"maximum":10},"invoiceTiming":{"enum":["at_once","before_due"]},"invoiceDaysBeforeDue":{"type":"integer","minimum":0,"maximum":180},"depositPercent":{"type":"integer","minimum":0,"maximum":90},"depositTermDays":{"type":"integer","minimum":0,"maximum":180},"twintOffered":{"type":"boolean"},"cardOffered":{"type":"boolean"},"firstReminderDays":{"type":"integer","minimum":0,"maximum":180},"secondReminderDays":{"type":"integer","minimum":0,"maximum":180},"reminderFee":{"type":"integer","minimum":0,"maximum":20000,"multipleOf":5},"voucherYears":{"type":"integer","minimum":5,"maximum":30},"dayRates":{"type":"array","items":{"type":"object","required":["level","rate"],"properties":{"level":{"enum":["partner","guide1+","guide1","guide2","guide3","guide4","guide5","guide6","aspirant1","aspirant2","aspirant3","aspirant4","climbingTeacher1","climbingTeacher2","climbingTeacher3","climbingTeacher4","hikingTeacher1","hikingTeacher2","hikingTeacher3","hikingTeacher4"]},"rate":{"type":"integer","minimum":0,"maximum":1000000}},"additionalProperties":false},"maxItems":20}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern8 = new RegExp("^https://\\S+$", "u");
const pattern11 = new RegExp("^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$", "u");
const pattern12 = new RegExp("^[\\x00-\\x7F]*$", "u");
const pattern14 = new RegExp("^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern15 = new RegExp("^#[0-9a-f]{6}$", "u");
const pattern16 = new RegExp("^(CH|LI)\\d{2}[0-9A-Z]{17}$", "u");
const pattern18 = new RegExp("^CHE-\\d{3}\\.\\d{3}\\.\\d{3} MWST$", "u");
const formats0 = formats.email;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func3(data0) > 80){
vErrors = report(vErrors, instancePath+"/name", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.street !== undefined){
let data1 = data.street;
if(typeof data1 === "string"){
if(func3(data1) > 80){
vErrors = report(vErrors, instancePath+"/street", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data1)){
vErrors = report(vErrors, instancePath+"/street", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/street", "type", {type: "string"});
errors++;
}
}
if(data.postalCode !== undefined){
let data2 = data.postalCode;
if(typeof data2 === "string"){
if(func3(data2) > 10){
vErrors = report(vErrors, instancePath+"/postalCode", "maxLength", {limit: 10});
errors++;
}
if(!pattern0.test(data2)){
vErrors = report(vErrors, instancePath+"/postalCode", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/postalCode", "type", {type: "string"});
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if(typeof data3 === "string"){
if(func3(data3) > 60){
vErrors = report(vErrors, instancePath+"/city", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data3)){
vErrors = report(vErrors, instancePath+"/city", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/city", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if(typeof data4 === "string"){
if(func3(data4) > 30){
vErrors = report(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data4)){
vErrors = report(vErrors, instancePath+"/phone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if(typeof data5 === "string"){
if(func3(data5) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!(formats0(data5))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.openingHours !== undefined){
let data6 = data.openingHours;
if(Array.isArray(data6)){
if(data6.length > 7){
vErrors = report(vErrors, instancePath+"/openingHours", "maxItems", {limit: 7});
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.days === undefined){
vErrors = report(vErrors, instancePath+"/openingHours/" + i0, "required", {missingProperty: "days"});
errors++;
}
if(data7.hours === undefined){
vErrors = report(vErrors, instancePath+"/openingHours/" + i0, "required", {missingProperty: "hours"});
errors++;
}
for(const key1 in data7){
if(!((key1 === "days") || (key1 === "hours"))){
vErrors = report(vErrors, instancePath+"/openingHours/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data7.days !== undefined){
let data8 = data7.days;
if(typeof data8 === "string"){
if(func3(data8) > 40){
vErrors = report(vErrors, instancePath+"/openingHours/" + i0+"/days", "maxLength", {limit: 40});
errors++;
}
if(!pattern0.test(data8)){
vErrors = report(vErrors, instancePath+"/openingHours/" + i0+"/days", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/openingHours/" + i0+"/days", "type", {type: "string"});
errors++;
}
}
if(data7.hours !== undefined){
let data9 = data7.hours;
if(typeof data9 === "string"){
if(func3(data9) > 80){
vErrors = report(vErrors, instancePath+"/openingHours/" + i0+"/hours", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data9)){
vErrors = report(vErrors, instancePath+"/openingHours/" + i0+"/hours", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/openingHours/" + i0+"/hours", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/openingHours/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/openingHours", "type", {type: "array"});
errors++;
}
}
if(data.socialLinks !== undefined){
let data10 = data.socialLinks;
if(Array.isArray(data10)){
if(data10.length > 8){
vErrors = report(vErrors, instancePath+"/socialLinks", "maxItems", {limit: 8});
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name === undefined){
vErrors = report(vErrors, instancePath+"/socialLinks/" + i1, "required", {missingProperty: "name"});
errors++;
}
if(data11.url === undefined){
vErrors = report(vErrors, instancePath+"/socialLinks/" + i1, "required", {missingProperty: "url"});
errors++;
}
for(const key2 in data11){
if(!((key2 === "name") || (key2 === "url"))){
vErrors = report(vErrors, instancePath+"/socialLinks/" + i1, "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data11.name !== undefined){
let data12 = data11.name;
if(typeof data12 === "string"){
if(func3(data12) > 40){
vErrors = report(vErrors, instancePath+"/socialLinks/" + i1+"/name", "maxLength", {limit: 40});
errors++;
}
if(!pattern0.test(data12)){
vErrors = report(vErrors, instancePath+"/socialLinks/" + i1+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/socialLinks/" + i1+"/name", "type", {type: "string"});
errors++;
}
}
if(data11.url !== undefined){
let data13 = data11.url;
if(typeof data13 === "string"){
if(func3(data13) > 500){
vErrors = report(vErrors, instancePath+"/socialLinks/" + i1+"/url", "maxLength", {limit: 500});
errors++;
}
if(!pattern8.test(data13)){
vErrors = report(vErrors, instancePath+"/socialLinks/" + i1+"/url", "pattern", {pattern: "^https://\\S+$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/socialLinks/" + i1+"/url", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/socialLinks/" + i1, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/socialLinks", "type", {type: "array"});
errors++;
}
}
if(data.partners !== undefined){
let data14 = data.partners;
if(Array.isArray(data14)){
if(data14.length > 12){
vErrors = report(vErrors, instancePath+"/partners", "maxItems", {limit: 12});
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.name === undefined){
vErrors = report(vErrors, instancePath+"/partners/" + i2, "required", {missingProperty: "name"});
errors++;
}
if(data15.url === undefined){
vErrors = report(vErrors, instancePath+"/partners/" + i2, "required", {missingProperty: "url"});
errors++;
}
for(const key3 in data15){
if(!((key3 === "name") || (key3 === "url"))){
vErrors = report(vErrors, instancePath+"/partners/" + i2, "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data15.name !== undefined){
let data16 = data15.name;
if(typeof data16 === "string"){
if(func3(data16) > 60){
vErrors = report(vErrors, instancePath+"/partners/" + i2+"/name", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data16)){
vErrors = report(vErrors, instancePath+"/partners/" + i2+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/partners/" + i2+"/name", "type", {type: "string"});
errors++;
}
}
if(data15.url !== undefined){
let data17 = data15.url;
const _errs40 = errors;
let valid10 = false;
const _errs41 = errors;
if(typeof data17 === "string"){
if(func3(data17) > 500){
vErrors = report(vErrors, instancePath+"/partners/" + i2+"/url", "maxLength", {limit: 500});
errors++;
}
if(!pattern8.test(data17)){
vErrors = report(vErrors, instancePath+"/partners/" + i2+"/url", "pattern", {pattern: "^https://\\S+$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/partners/" + i2+"/url", "type", {type: "string"});
errors++;
}
var _valid0 = _errs41 === errors;
valid10 = valid10 || _valid0;
if(!valid10){
const _errs43 = errors;
if(data17 !== null){
vErrors = report(vErrors, instancePath+"/partners/" + i2+"/url", "type", {type: "null"});
errors++;
}
var _valid0 = _errs43 === errors;
valid10 = valid10 || _valid0;
}
if(!valid10){
vErrors = report(vErrors, instancePath+"/partners/" + i2+"/url", "anyOf", {});
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/partners/" + i2, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/partners", "type", {type: "array"});
errors++;
}
}
if(data.senderName !== undefined){
let data18 = data.senderName;
if(typeof data18 === "string"){
if(func3(data18) > 60){
vErrors = report(vErrors, instancePath+"/senderName", "maxLength", {limit: 60});
errors++;
}
if(!pattern11.test(data18)){
vErrors = report(vErrors, instancePath+"/senderName", "pattern", {pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/senderName", "type", {type: "string"});
errors++;
}
}
if(data.senderAddress !== undefined){
let data19 = data.senderAddress;
if(typeof data19 === "string"){
if(func3(data19) > 180){
vErrors = report(vErrors, instancePath+"/senderAddress", "maxLength", {limit: 180});
errors++;
}
if(!pattern12.test(data19)){
vErrors = report(vErrors, instancePath+"/senderAddress", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data19))){
vErrors = report(vErrors, instancePath+"/senderAddress", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/senderAddress", "type", {type: "string"});
errors++;
}
}
if(data.replyAddress !== undefined){
let data20 = data.replyAddress;
const _errs50 = errors;
let valid11 = false;
const _errs51 = errors;
if(typeof data20 === "string"){
if(func3(data20) > 180){
vErrors = report(vErrors, instancePath+"/replyAddress", "maxLength", {limit: 180});
errors++;
}
if(!pattern12.test(data20)){
vErrors = report(vErrors, instancePath+"/replyAddress", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data20))){
vErrors = report(vErrors, instancePath+"/replyAddress", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/replyAddress", "type", {type: "string"});
errors++;
}
var _valid1 = _errs51 === errors;
valid11 = valid11 || _valid1;
if(!valid11){
const _errs53 = errors;
if(data20 !== null){
vErrors = report(vErrors, instancePath+"/replyAddress", "type", {type: "null"});
errors++;
}
var _valid1 = _errs53 === errors;
valid11 = valid11 || _valid1;
}
if(!valid11){
vErrors = report(vErrors, instancePath+"/replyAddress", "anyOf", {});
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
}
if(data.mailFoot !== undefined){
let data21 = data.mailFoot;
if(typeof data21 === "string"){
if(func3(data21) > 600){
vErrors = report(vErrors, instancePath+"/mailFoot", "maxLength", {limit: 600});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/mailFoot", "type", {type: "string"});
errors++;
}
}
if(data.mailLogo !== undefined){
let data22 = data.mailLogo;
const _errs58 = errors;
let valid12 = false;
const _errs59 = errors;
if(typeof data22 === "string"){
if(!pattern14.test(data22)){
vErrors = report(vErrors, instancePath+"/mailLogo", "pattern", {pattern: "^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/mailLogo", "type", {type: "string"});
errors++;
}
var _valid2 = _errs59 === errors;
valid12 = valid12 || _valid2;
if(!valid12){
const _errs61 = errors;
if(data22 !== null){
vErrors = report(vErrors, instancePath+"/mailLogo", "type", {type: "null"});
errors++;
}
var _valid2 = _errs61 === errors;
valid12 = valid12 || _valid2;
}
if(!valid12){
vErrors = report(vErrors, instancePath+"/mailLogo", "anyOf", {});
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
}
if(data.mailColour !== undefined){
let data23 = data.mailColour;
if(typeof data23 === "string"){
if(!pattern15.test(data23)){
vErrors = report(vErrors, instancePath+"/mailColour", "pattern", {pattern: "^#[0-9a-f]{6}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/mailColour", "type", {type: "string"});
errors++;
}
}
if(data.conditionsText !== undefined){
let data24 = data.conditionsText;
if(typeof data24 === "string"){
if(func3(data24) > 20000){
vErrors = report(vErrors, instancePath+"/conditionsText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/conditionsText", "type", {type: "string"});
errors++;
}
}
if(data.sacDiscountPercent !== undefined){
let data25 = data.sacDiscountPercent;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
vErrors = report(vErrors, instancePath+"/sacDiscountPercent", "type", {type: "integer"});
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 100 || isNaN(data25)){
vErrors = report(vErrors, instancePath+"/sacDiscountPercent", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data25 < 0 || isNaN(data25)){
vErrors = report(vErrors, instancePath+"/sacDiscountPercent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.paymentTermDays !== undefined){
let data26 = data.paymentTermDays;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
vErrors = report(vErrors, instancePath+"/paymentTermDays", "type", {type: "integer"});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 180 || isNaN(data26)){
vErrors = report(vErrors, instancePath+"/paymentTermDays", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data26 < 0 || isNaN(data26)){
vErrors = report(vErrors, instancePath+"/paymentTermDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.dueBeforeStartDays !== undefined){
let data27 = data.dueBeforeStartDays;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
vErrors = report(vErrors, instancePath+"/dueBeforeStartDays", "type", {type: "integer"});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 180 || isNaN(data27)){
vErrors = report(vErrors, instancePath+"/dueBeforeStartDays", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data27 < 0 || isNaN(data27)){
vErrors = report(vErrors, instancePath+"/dueBeforeStartDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.shortestTermDays !== undefined){
let data28 = data.shortestTermDays;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
vErrors = report(vErrors, instancePath+"/shortestTermDays", "type", {type: "integer"});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 180 || isNaN(data28)){
vErrors = report(vErrors, instancePath+"/shortestTermDays", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data28 < 0 || isNaN(data28)){
vErrors = report(vErrors, instancePath+"/shortestTermDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.registrationDeadlineDays !== undefined){
let data29 = data.registrationDeadlineDays;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
vErrors = report(vErrors, instancePath+"/registrationDeadlineDays", "type", {type: "integer"});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 180 || isNaN(data29)){
vErrors = report(vErrors, instancePath+"/registrationDeadlineDays", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data29 < 0 || isNaN(data29)){
vErrors = report(vErrors, instancePath+"/registrationDeadlineDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.registrationDeadlineDaysDayTour !== undefined){
let data30 = data.registrationDeadlineDaysDayTour;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
vErrors = report(vErrors, instancePath+"/registrationDeadlineDaysDayTour", "type", {type: "integer"});
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 180 || isNaN(data30)){
vErrors = report(vErrors, instancePath+"/registrationDeadlineDaysDayTour", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data30 < 0 || isNaN(data30)){
vErrors = report(vErrors, instancePath+"/registrationDeadlineDaysDayTour", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.materialChangeDays !== undefined){
let data31 = data.materialChangeDays;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
vErrors = report(vErrors, instancePath+"/materialChangeDays", "type", {type: "integer"});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 60 || isNaN(data31)){
vErrors = report(vErrors, instancePath+"/materialChangeDays", "maximum", {comparison: "<=", limit: 60});
errors++;
}
if(data31 < 0 || isNaN(data31)){
vErrors = report(vErrors, instancePath+"/materialChangeDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.guideContactDays !== undefined){
let data32 = data.guideContactDays;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
vErrors = report(vErrors, instancePath+"/guideContactDays", "type", {type: "integer"});
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 60 || isNaN(data32)){
vErrors = report(vErrors, instancePath+"/guideContactDays", "maximum", {comparison: "<=", limit: 60});
errors++;
}
if(data32 < 0 || isNaN(data32)){
vErrors = report(vErrors, instancePath+"/guideContactDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.glacierGuestsPerGuide !== undefined){
let data33 = data.glacierGuestsPerGuide;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
vErrors = report(vErrors, instancePath+"/glacierGuestsPerGuide", "type", {type: "integer"});
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 20 || isNaN(data33)){
vErrors = report(vErrors, instancePath+"/glacierGuestsPerGuide", "maximum", {comparison: "<=", limit: 20});
errors++;
}
if(data33 < 1 || isNaN(data33)){
vErrors = report(vErrors, instancePath+"/glacierGuestsPerGuide", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.autoConfirm !== undefined){
if(typeof data.autoConfirm !== "boolean"){
vErrors = report(vErrors, instancePath+"/autoConfirm", "type", {type: "boolean"});
errors++;
}
}
if(data.autoPublishSpontaneous !== undefined){
if(typeof data.autoPublishSpontaneous !== "boolean"){
vErrors = report(vErrors, instancePath+"/autoPublishSpontaneous", "type", {type: "boolean"});
errors++;
}
}
if(data.adminSecondFactor !== undefined){
if(typeof data.adminSecondFactor !== "boolean"){
vErrors = report(vErrors, instancePath+"/adminSecondFactor", "type", {type: "boolean"});
errors++;
}
}
if(data.retentionRuns !== undefined){
if(typeof data.retentionRuns !== "boolean"){
vErrors = report(vErrors, instancePath+"/retentionRuns", "type", {type: "boolean"});
errors++;
}
}
if(data.bookingsPerNetworkPerHour !== undefined){
let data38 = data.bookingsPerNetworkPerHour;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
vErrors = report(vErrors, instancePath+"/bookingsPerNetworkPerHour", "type", {type: "integer"});
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 1000 || isNaN(data38)){
vErrors = report(vErrors, instancePath+"/bookingsPerNetworkPerHour", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data38 < 0 || isNaN(data38)){
vErrors = report(vErrors, instancePath+"/bookingsPerNetworkPerHour", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.bookingsPerEmailPerHour !== undefined){
let data39 = data.bookingsPerEmailPerHour;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
vErrors = report(vErrors, instancePath+"/bookingsPerEmailPerHour", "type", {type: "integer"});
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 1000 || isNaN(data39)){
vErrors = report(vErrors, instancePath+"/bookingsPerEmailPerHour", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data39 < 0 || isNaN(data39)){
vErrors = report(vErrors, instancePath+"/bookingsPerEmailPerHour", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.heldBookingsPerNetwork !== undefined){
let data40 = data.heldBookingsPerNetwork;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
vErrors = report(vErrors, instancePath+"/heldBookingsPerNetwork", "type", {type: "integer"});
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 1000 || isNaN(data40)){
vErrors = report(vErrors, instancePath+"/heldBookingsPerNetwork", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data40 < 1 || isNaN(data40)){
vErrors = report(vErrors, instancePath+"/heldBookingsPerNetwork", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.heldBookingsPerEmail !== undefined){
let data41 = data.heldBookingsPerEmail;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
vErrors = report(vErrors, instancePath+"/heldBookingsPerEmail", "type", {type: "integer"});
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 1000 || isNaN(data41)){
vErrors = report(vErrors, instancePath+"/heldBookingsPerEmail", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data41 < 1 || isNaN(data41)){
vErrors = report(vErrors, instancePath+"/heldBookingsPerEmail", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.waitlistJumpHours !== undefined){
let data42 = data.waitlistJumpHours;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
vErrors = report(vErrors, instancePath+"/waitlistJumpHours", "type", {type: "integer"});
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 720 || isNaN(data42)){
vErrors = report(vErrors, instancePath+"/waitlistJumpHours", "maximum", {comparison: "<=", limit: 720});
errors++;
}
if(data42 < 0 || isNaN(data42)){
vErrors = report(vErrors, instancePath+"/waitlistJumpHours", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.iban !== undefined){
let data43 = data.iban;
const _errs104 = errors;
let valid13 = false;
const _errs105 = errors;
if(typeof data43 === "string"){
if(!pattern16.test(data43)){
vErrors = report(vErrors, instancePath+"/iban", "pattern", {pattern: "^(CH|LI)\\d{2}[0-9A-Z]{17}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/iban", "type", {type: "string"});
errors++;
}
var _valid3 = _errs105 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const _errs107 = errors;
if(data43 !== null){
vErrors = report(vErrors, instancePath+"/iban", "type", {type: "null"});
errors++;
}
var _valid3 = _errs107 === errors;
valid13 = valid13 || _valid3;
}
if(!valid13){
vErrors = report(vErrors, instancePath+"/iban", "anyOf", {});
errors++;
}
else {
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
}
}
if(data.qrIban !== undefined){
let data44 = data.qrIban;
const _errs110 = errors;
let valid14 = false;
const _errs111 = errors;
if(typeof data44 === "string"){
if(!pattern16.test(data44)){
vErrors = report(vErrors, instancePath+"/qrIban", "pattern", {pattern: "^(CH|LI)\\d{2}[0-9A-Z]{17}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/qrIban", "type", {type: "string"});
errors++;
}
var _valid4 = _errs111 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs113 = errors;
if(data44 !== null){
vErrors = report(vErrors, instancePath+"/qrIban", "type", {type: "null"});
errors++;
}
var _valid4 = _errs113 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
vErrors = report(vErrors, instancePath+"/qrIban", "anyOf", {});
errors++;
}
else {
errors = _errs110;
if(vErrors !== null){
if(_errs110){
vErrors.length = _errs110;
}
else {
vErrors = null;
}
}
}
}
if(data.vatNumber !== undefined){
let data45 = data.vatNumber;
const _errs116 = errors;
let valid15 = false;
const _errs117 = errors;
if(typeof data45 === "string"){
if(!pattern18.test(data45)){
vErrors = report(vErrors, instancePath+"/vatNumber", "pattern", {pattern: "^CHE-\\d{3}\\.\\d{3}\\.\\d{3} MWST$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/vatNumber", "type", {type: "string"});
errors++;
}
var _valid5 = _errs117 === errors;
valid15 = valid15 || _valid5;
if(!valid15){
const _errs119 = errors;
if(data45 !== null){
vErrors = report(vErrors, instancePath+"/vatNumber", "type", {type: "null"});
errors++;
}
var _valid5 = _errs119 === errors;
valid15 = valid15 || _valid5;
}
if(!valid15){
vErrors = report(vErrors, instancePath+"/vatNumber", "anyOf", {});
errors++;
}
else {
errors = _errs116;
if(vErrors !== null){
if(_errs116){
vErrors.length = _errs116;
}
else {
vErrors = null;
}
}
}
}
if(data.vatMethod !== undefined){
let data46 = data.vatMethod;
if(!((data46 === "effective") || (data46 === "flat_rate"))){
vErrors = report(vErrors, instancePath+"/vatMethod", "enum", {allowedValues: schema11.properties.vatMethod.enum});
errors++;
}
}
if(data.flatRatePercent !== undefined){
let data47 = data.flatRatePercent;
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 10 || isNaN(data47)){
vErrors = report(vErrors, instancePath+"/flatRatePercent", "maximum", {comparison: "<=", limit: 10});
errors++;
}
if(data47 < 0 || isNaN(data47)){
vErrors = report(vErrors, instancePath+"/flatRatePercent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/flatRatePercent", "type", {type: "number"});
errors++;
}
}
if(data.invoiceTiming !== undefined){
let data48 = data.invoiceTiming;
if(!((data48 === "at_once") || (data48 === "before_due"))){
vErrors = report(vErrors, instancePath+"/invoiceTiming", "enum", {allowedValues: schema11.properties.invoiceTiming.enum});
errors++;
}
}
if(data.invoiceDaysBeforeDue !== undefined){
let data49 = data.invoiceDaysBeforeDue;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
vErrors = report(vErrors, instancePath+"/invoiceDaysBeforeDue", "type", {type: "integer"});
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 180 || isNaN(data49)){
vErrors = report(vErrors, instancePath+"/invoiceDaysBeforeDue", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data49 < 0 || isNaN(data49)){
vErrors = report(vErrors, instancePath+"/invoiceDaysBeforeDue", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.depositPercent !== undefined){
let data50 = data.depositPercent;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
vErrors = report(vErrors, instancePath+"/depositPercent", "type", {type: "integer"});
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 90 || isNaN(data50)){
vErrors = report(vErrors, instancePath+"/depositPercent", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data50 < 0 || isNaN(data50)){
vErrors = report(vErrors, instancePath+"/depositPercent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.depositTermDays !== undefined){
let data51 = data.depositTermDays;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
vErrors = report(vErrors, instancePath+"/depositTermDays", "type", {type: "integer"});
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 180 || isNaN(data51)){
vErrors = report(vErrors, instancePath+"/depositTermDays", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data51 < 0 || isNaN(data51)){
vErrors = report(vErrors, instancePath+"/depositTermDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.twintOffered !== undefined){
if(typeof data.twintOffered !== "boolean"){
vErrors = report(vErrors, instancePath+"/twintOffered", "type", {type: "boolean"});
errors++;
}
}
if(data.cardOffered !== undefined){
if(typeof data.cardOffered !== "boolean"){
vErrors = report(vErrors, instancePath+"/cardOffered", "type", {type: "boolean"});
errors++;
}
}
if(data.firstReminderDays !== undefined){
let data54 = data.firstReminderDays;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
vErrors = report(vErrors, instancePath+"/firstReminderDays", "type", {type: "integer"});
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 180 || isNaN(data54)){
vErrors = report(vErrors, instancePath+"/firstReminderDays", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data54 < 0 || isNaN(data54)){
vErrors = report(vErrors, instancePath+"/firstReminderDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.secondReminderDays !== undefined){
let data55 = data.secondReminderDays;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
vErrors = report(vErrors, instancePath+"/secondReminderDays", "type", {type: "integer"});
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 180 || isNaN(data55)){
vErrors = report(vErrors, instancePath+"/secondReminderDays", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data55 < 0 || isNaN(data55)){
vErrors = report(vErrors, instancePath+"/secondReminderDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.reminderFee !== undefined){
let data56 = data.reminderFee;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
vErrors = report(vErrors, instancePath+"/reminderFee", "type", {type: "integer"});
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 20000 || isNaN(data56)){
vErrors = report(vErrors, instancePath+"/reminderFee", "maximum", {comparison: "<=", limit: 20000});
errors++;
}
if(data56 < 0 || isNaN(data56)){
vErrors = report(vErrors, instancePath+"/reminderFee", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((5 === 0 || (res0 = data56/5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/reminderFee", "multipleOf", {multipleOf: 5});
errors++;
}
}
}
if(data.voucherYears !== undefined){
let data57 = data.voucherYears;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
vErrors = report(vErrors, instancePath+"/voucherYears", "type", {type: "integer"});
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 30 || isNaN(data57)){
vErrors = report(vErrors, instancePath+"/voucherYears", "maximum", {comparison: "<=", limit: 30});
errors++;
}
if(data57 < 5 || isNaN(data57)){
vErrors = report(vErrors, instancePath+"/voucherYears", "minimum", {comparison: ">=", limit: 5});
errors++;
}
}
}
if(data.dayRates !== undefined){
let data58 = data.dayRates;
if(Array.isArray(data58)){
if(data58.length > 20){
vErrors = report(vErrors, instancePath+"/dayRates", "maxItems", {limit: 20});
errors++;
}
const len3 = data58.length;
for(let i3=0; i3<len3; i3++){
let data59 = data58[i3];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.level === undefined){
vErrors = report(vErrors, instancePath+"/dayRates/" + i3, "required", {missingProperty: "level"});
errors++;
}
if(data59.rate === undefined){
vErrors = report(vErrors, instancePath+"/dayRates/" + i3, "required", {missingProperty: "rate"});
errors++;
}
for(const key4 in data59){
if(!((key4 === "level") || (key4 === "rate"))){
vErrors = report(vErrors, instancePath+"/dayRates/" + i3, "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data59.level !== undefined){
let data60 = data59.level;
if(!((((((((((((((((((((data60 === "partner") || (data60 === "guide1+")) || (data60 === "guide1")) || (data60 === "guide2")) || (data60 === "guide3")) || (data60 === "guide4")) || (data60 === "guide5")) || (data60 === "guide6")) || (data60 === "aspirant1")) || (data60 === "aspirant2")) || (data60 === "aspirant3")) || (data60 === "aspirant4")) || (data60 === "climbingTeacher1")) || (data60 === "climbingTeacher2")) || (data60 === "climbingTeacher3")) || (data60 === "climbingTeacher4")) || (data60 === "hikingTeacher1")) || (data60 === "hikingTeacher2")) || (data60 === "hikingTeacher3")) || (data60 === "hikingTeacher4"))){
vErrors = report(vErrors, instancePath+"/dayRates/" + i3+"/level", "enum", {allowedValues: schema11.properties.dayRates.items.properties.level.enum});
errors++;
}
}
if(data59.rate !== undefined){
let data61 = data59.rate;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
vErrors = report(vErrors, instancePath+"/dayRates/" + i3+"/rate", "type", {type: "integer"});
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 1000000 || isNaN(data61)){
vErrors = report(vErrors, instancePath+"/dayRates/" + i3+"/rate", "maximum", {comparison: "<=", limit: 1000000});
errors++;
}
if(data61 < 0 || isNaN(data61)){
vErrors = report(vErrors, instancePath+"/dayRates/" + i3+"/rate", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/dayRates/" + i3, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/dayRates", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
