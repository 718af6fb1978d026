// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateSeatOptionCreate = Object.assign(validate10, {"required":["event","seats","firstName","lastName","phone","until"],"nullable":["user","email"]});
const schema11 = {"type":"object","required":["event","seats","firstName","lastName","phone","until"],"properties":{"event":{"type":"string","pattern":"^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"seats":{"type":"integer","minimum":1,"maximum":8},"user":{"anyOf":[{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"phone":{"type":"string","maxLength":30,"pattern":"\\S"},"email":{"anyOf":[{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},{"type":"null"}]},"until":{"type":"string","format":"date-time"}},"additionalProperties":false};
const pattern0 = new RegExp("^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern1 = new RegExp("^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern2 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^[\\x00-\\x7F]*$", "u");
const func2 = ucs2length;
const formats0 = formats.email;
const formats2 = formats["date-time"];

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "event"});
errors++;
}
if(data.seats === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "seats"});
errors++;
}
if(data.firstName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "firstName"});
errors++;
}
if(data.lastName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "lastName"});
errors++;
}
if(data.phone === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "phone"});
errors++;
}
if(data.until === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "until"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "event") || (key0 === "seats")) || (key0 === "user")) || (key0 === "firstName")) || (key0 === "lastName")) || (key0 === "phone")) || (key0 === "email")) || (key0 === "until"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/event", "pattern", {pattern: "^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/event", "type", {type: "string"});
errors++;
}
}
if(data.seats !== undefined){
let data1 = data.seats;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = report(vErrors, instancePath+"/seats", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/seats", "maximum", {comparison: "<=", limit: 8});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/seats", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.user !== undefined){
let data2 = data.user;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
vErrors = report(vErrors, instancePath+"/user", "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/user", "type", {type: "string"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/user", "type", {type: "null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/user", "anyOf", {});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.firstName !== undefined){
let data3 = data.firstName;
if(typeof data3 === "string"){
if(func2(data3) > 60){
vErrors = report(vErrors, instancePath+"/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/firstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/firstName", "type", {type: "string"});
errors++;
}
}
if(data.lastName !== undefined){
let data4 = data.lastName;
if(typeof data4 === "string"){
if(func2(data4) > 60){
vErrors = report(vErrors, instancePath+"/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern2.test(data4)){
vErrors = report(vErrors, instancePath+"/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/lastName", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data5 = data.phone;
if(typeof data5 === "string"){
if(func2(data5) > 30){
vErrors = report(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern2.test(data5)){
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
let data6 = data.email;
const _errs19 = errors;
let valid2 = false;
const _errs20 = errors;
if(typeof data6 === "string"){
if(func2(data6) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern5.test(data6)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data6))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs22 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/email", "type", {type: "null"});
errors++;
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/email", "anyOf", {});
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.until !== undefined){
let data7 = data.until;
if(typeof data7 === "string"){
if(!(formats2(data7))){
vErrors = report(vErrors, instancePath+"/until", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/until", "type", {type: "string"});
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
