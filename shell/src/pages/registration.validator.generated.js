// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateRegistrationRequest = Object.assign(validate10, {"required":["email","password","passwordConfirmation","firstName","lastName","acceptTerms"],"nullable":[]});
const schema11 = {"type":"object","required":["email","password","passwordConfirmation","firstName","lastName","acceptTerms"],"properties":{"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"password":{"type":"string","minLength":1,"maxLength":128},"passwordConfirmation":{"type":"string","minLength":1,"maxLength":128},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"acceptTerms":{"type":"boolean"},"newsletter":{"type":"boolean"},"captcha":{"type":"string","minLength":1,"maxLength":8000},"returnTo":{"type":"string","format":"uuid"},"invitation":{"type":"string","minLength":1,"maxLength":100}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const formats0 = formats.email;
const formats2 = formats.uuid;
const pattern0 = new RegExp("^[\\x00-\\x7F]*$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.password === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "password"});
errors++;
}
if(data.passwordConfirmation === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "passwordConfirmation"});
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
if(data.acceptTerms === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "acceptTerms"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func3(data0) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data0))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func3(data1) > 128){
vErrors = report(vErrors, instancePath+"/password", "maxLength", {limit: 128});
errors++;
}
if(func3(data1) < 1){
vErrors = report(vErrors, instancePath+"/password", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/password", "type", {type: "string"});
errors++;
}
}
if(data.passwordConfirmation !== undefined){
let data2 = data.passwordConfirmation;
if(typeof data2 === "string"){
if(func3(data2) > 128){
vErrors = report(vErrors, instancePath+"/passwordConfirmation", "maxLength", {limit: 128});
errors++;
}
if(func3(data2) < 1){
vErrors = report(vErrors, instancePath+"/passwordConfirmation", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/passwordConfirmation", "type", {type: "string"});
errors++;
}
}
if(data.firstName !== undefined){
let data3 = data.firstName;
if(typeof data3 === "string"){
if(func3(data3) > 60){
vErrors = report(vErrors, instancePath+"/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data3)){
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
if(func3(data4) > 60){
vErrors = report(vErrors, instancePath+"/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data4)){
vErrors = report(vErrors, instancePath+"/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/lastName", "type", {type: "string"});
errors++;
}
}
if(data.acceptTerms !== undefined){
if(typeof data.acceptTerms !== "boolean"){
vErrors = report(vErrors, instancePath+"/acceptTerms", "type", {type: "boolean"});
errors++;
}
}
if(data.newsletter !== undefined){
if(typeof data.newsletter !== "boolean"){
vErrors = report(vErrors, instancePath+"/newsletter", "type", {type: "boolean"});
errors++;
}
}
if(data.captcha !== undefined){
let data7 = data.captcha;
if(typeof data7 === "string"){
if(func3(data7) > 8000){
vErrors = report(vErrors, instancePath+"/captcha", "maxLength", {limit: 8000});
errors++;
}
if(func3(data7) < 1){
vErrors = report(vErrors, instancePath+"/captcha", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/captcha", "type", {type: "string"});
errors++;
}
}
if(data.returnTo !== undefined){
let data8 = data.returnTo;
if(typeof data8 === "string"){
if(!(formats2(data8))){
vErrors = report(vErrors, instancePath+"/returnTo", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/returnTo", "type", {type: "string"});
errors++;
}
}
if(data.invitation !== undefined){
let data9 = data.invitation;
if(typeof data9 === "string"){
if(func3(data9) > 100){
vErrors = report(vErrors, instancePath+"/invitation", "maxLength", {limit: 100});
errors++;
}
if(func3(data9) < 1){
vErrors = report(vErrors, instancePath+"/invitation", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/invitation", "type", {type: "string"});
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
